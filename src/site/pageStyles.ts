/** Styles that only some pages need, each a file of `styles/` by this name. A page asks for those that something on it needs. */
export const PAGE_STYLES = ['blocks', 'facades'] as const

export type PageStyleName = (typeof PAGE_STYLES)[number]
