import { bodyText } from '../body/text.ts'
import type { Body } from '../body/body.ts'
import type { Contents, Kind } from '../kinds.ts'

/** The texts of a document, from the one that counts most. */
export interface SearchableText {
  readonly title: string
  readonly summary: string
  readonly body: string
}

/** What a document is found by; null for kinds that are not looked for by their text. `names` are those of the people and subjects it is about. */
export function searchableText<K extends Kind>(kind: K, content: Contents[K], names: readonly string[] = []): SearchableText | null {
  const read = texts[kind]
  if (!read) return null
  const text = read(content)
  return names.length === 0 ? text : { ...text, summary: [text.summary, ...names].join('\n') }
}

const titled = ({ title, standfirst, body }: { readonly title: string; readonly standfirst: string; readonly body: Body }) => ({
  title,
  summary: standfirst,
  body: bodyText(body),
})
const described = ({ name, description }: { readonly name: string; readonly description: string }) => ({
  title: name,
  summary: description,
  body: '',
})

const texts: { readonly [K in Kind]?: (content: Contents[K]) => SearchableText } = {
  article: ({ title, kicker, standfirst, body }) => ({ title, summary: [kicker, standfirst].join('\n'), body: bodyText(body) }),
  page: titled,
  issue: titled,
  section: described,
  tag: described,
  author: ({ name, role, bio }) => ({ title: name, summary: role, body: bio }),
}

/** The kinds that have such a text. */
export const SEARCHABLE_KINDS = Object.keys(texts) as readonly Kind[]
