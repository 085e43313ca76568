import type { ListedRedirect } from '../../content/redirect.ts'

/** A redirect as the API lists it. */
export type RedirectRecord = ListedRedirect & { readonly id: string }
