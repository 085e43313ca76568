/** What keeps the store. */
export type Engine = 'sqlite' | 'postgres'

/** Where the store is: a file, or the address of a PostgreSQL server. */
export type DatabaseLocation = { readonly engine: 'sqlite'; readonly file: string } | { readonly engine: 'postgres'; readonly url: string }
