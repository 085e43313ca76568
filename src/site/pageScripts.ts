/** What only some pages need in the browser, each a file of `client/` by this name. A page asks for those that something on it needs. */
export const PAGE_SCRIPTS = ['article', 'facades', 'home', 'islands', 'notes'] as const

export type PageScriptName = (typeof PAGE_SCRIPTS)[number]
