import { linksIn, type BodyLink } from '../body/links.ts'
import type { Contents, Kind } from '../kinds.ts'

/** Where a document leads its readers: the links of its text, and the addresses of its fields. */
export function linksOf(kind: Kind, content: Contents[Kind]): BodyLink[] {
  return (readers[kind] as ((content: Contents[Kind]) => BodyLink[]) | undefined)?.(content) ?? [] // contents of a kind go to the function of that kind
}

const readers: { readonly [K in Kind]?: (content: Contents[K]) => BodyLink[] } = {
  article: ({ body }) => linksIn(body),
  page: ({ body }) => linksIn(body),
  issue: ({ body }) => linksIn(body),
  author: ({ links }) => links.map(({ address, label }) => ({ address, text: label })),
  popup: ({ body, variants, redirect, okLabel }) => [
    ...[body, ...variants.map((variant) => variant.body)].flatMap(linksIn),
    ...(redirect === '' ? [] : [{ address: redirect, text: okLabel }]),
  ],
  menu: ({ items }) => items.map(({ address, label }) => ({ address, text: label })),
}
