/** What a reader can choose: a light page, a dark one, or whatever their system says. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Where the choice is kept, in the reader's own browser: pages are the same for everybody, so the server cannot know it. */
export const THEME_KEY = 'tema'
