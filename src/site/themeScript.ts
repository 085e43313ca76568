/** What a reader can choose: a light page, a dark one, or whatever their system says. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Where the choice is kept, in the reader's own browser: pages are the same for everybody, so the server cannot know it. */
export const THEME_KEY = 'tema'

/**
 * Puts the reader's colours on the page before it is painted. A file would be fetched too late, and the wrong colours would flash; so this stands in
 * the page, always the same, and the Content-Security-Policy allows it by its hash. Storage that is forbidden throws: then the system decides.
 */
export const THEME_SCRIPT = `try{document.documentElement.dataset.theme=localStorage.${THEME_KEY}||'auto'}catch{}`
