import { compare, type FieldComparison } from './compare.ts'
import { isBlank } from '../body/isBlank.ts'
import { bodyText } from '../body/text.ts'
import type { Contents, Kind } from '../kinds.ts'
import { rulesOf } from '../kinds.ts'
import { parse } from '../parse.ts'
import { may } from '../people/permissions.ts'
import { equalTexts, unevenChange, type PopupText, type TextLetter } from '../popups/texts.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentStore, DocumentReader } from './documentStore.ts'
import { isToPublish, isVisible, statusOf, type Document, type DocumentHead } from './document.ts'
import { hiddenTargetOf, targetOf, type HiddenTarget } from './hiddenTarget.ts'
import { linksOf } from './linksOf.ts'
import { loadAuthorized, subjectOf } from './loadAuthorized.ts'
import { missingFrom } from './publishNewest.ts'
import { done, refused, type Outcome } from './refusal.ts'

/** Something an editor may want to know before readers see a document. None of it stands in the way. */
export type PublishWarning =
  | { readonly kind: 'hidden-link'; readonly text: string; readonly target: HiddenTarget }
  | { readonly kind: 'hidden-article'; readonly target: HiddenTarget }
  | { readonly kind: 'equal-texts'; readonly texts: readonly TextLetter[] }
  | {
      readonly kind: 'uneven-texts'
      readonly changed: readonly { readonly letter: TextLetter; readonly comparisons: readonly FieldComparison[] }[]
      readonly unchanged: readonly { readonly letter: TextLetter; readonly text: string }[]
    }

export interface PublishWarningsQuery {
  /** The moment it would be published at: what is visible by then is no cause for a warning. */
  readonly at?: Instant | undefined
  /** What is in the form and not saved, of a kind that readers see as it is saved. */
  readonly unsaved?: unknown
  /** Where the site stands: an address that begins so is one of ours. */
  readonly origin: string
}

/** Of several documents, what is worth knowing of one of them. */
export interface DocumentWarnings {
  readonly id: string
  readonly title: string
  readonly warnings: readonly PublishWarning[]
}

/** What an editor is told before publishing. */
export function createPublishWarnings(documents: DocumentStore, now: () => Instant) {
  /** Looks at the newest revision of a document, or at what would be its next. */
  function publishWarnings(actor: User, kind: Kind, id: string, query: PublishWarningsQuery): Promise<Outcome<PublishWarning[]>> {
    return documents.read(async (reader) => {
      const found = await loadAuthorized(reader, actor, 'view', kind, id)
      if (!found.ok) return found
      const parsed = query.unsaved === undefined ? null : parse(rulesOf(kind).schema, query.unsaved)
      if (parsed?.ok === false) return refused({ reason: 'invalid', problems: parsed.problems })
      const document: Document = parsed ? { ...found.value, content: parsed.value } : found.value
      return done(await warningsOf(reader, actor, document, query, () => false))
    })
  }

  /**
   * The same for documents that are published together, each when it says itself: of those that would change, the ones with something to
   * say. A link from one to another that comes out with it is none.
   */
  function publishWarningsOfAll(actor: User, kind: Kind, ids: readonly string[], origin: string): Promise<Outcome<DocumentWarnings[]>> {
    return documents.read(async (reader) => {
      const documents: Document[] = []
      for (const id of ids) {
        const found = await loadAuthorized(reader, actor, 'publish', kind, id)
        if (found.ok && isToPublish(statusOf(found.value, now()))) documents.push(found.value)
      }
      const ready = new Map<string, Instant>()
      for (const document of documents)
        if ((await missingFrom(reader, document)).length === 0) ready.set(document.id, momentOf(document, undefined, now()))
      const isOutBy = (id: string, at: Instant) => (ready.get(id) ?? NEVER) <= at
      const told: DocumentWarnings[] = []
      for (const document of documents) {
        const warnings = await warningsOf(reader, actor, document, { origin }, isOutBy)
        if (warnings.length > 0) told.push({ id: document.id, title: document.title, warnings })
      }
      return done(told)
    })
  }

  async function warningsOf(
    reader: DocumentReader,
    actor: User,
    document: Document,
    query: PublishWarningsQuery,
    isOutBy: (id: string, at: Instant) => boolean,
  ): Promise<PublishWarning[]> {
    const at = momentOf(document, query.at, now())
    const hidden = [
      ...(await hiddenLinks(reader, document, query.origin, at)),
      ...(document.kind === 'issue' ? await hiddenArticles(reader, document, at) : []),
    ].filter(({ head }) => !head || !isOutBy(head.id, at))
    const told = []
    for (const { head, ...warning } of hidden) {
      const isKnown = head && may(actor, 'view', subjectOf(head), await reader.siteSettings()).allowed
      told.push(isKnown ? warning : { ...warning, target: { ...warning.target, document: null } })
    }
    const texts = document.kind === 'popup' ? await textWarnings(reader, document as Document<'popup'>, now()) : [] // of this very kind
    return [...told, ...texts]
  }

  return { publishWarnings, publishWarningsOfAll }
}

/** After any moment. */
const NEVER: Instant = '~'

/** When readers would see it: at the moment that was chosen or that it names itself, or at once. */
function momentOf(document: Document, chosen: Instant | undefined, now: Instant): Instant {
  const planned = chosen ?? rulesOf(document.kind).schedule?.(document.content).publishAt
  return planned && planned > now ? planned : now
}

type Hidden = Extract<PublishWarning, { target: HiddenTarget }> & { readonly head: DocumentHead | null }

/** The links to addresses of ours where readers would find nothing, each address once. */
async function hiddenLinks(reader: DocumentReader, document: Document, origin: string, at: Instant): Promise<Hidden[]> {
  const found = new Map<string, Hidden>()
  for (const { address, text } of linksOf(document.kind, document.content)) {
    const hidden = await hiddenTargetOf(reader, address, origin, at)
    const path = hidden?.target.address ?? ''
    if (hidden && hidden.head?.id !== document.id && !found.has(path)) found.set(path, { kind: 'hidden-link', text, ...hidden })
  }
  return [...found.values()]
}

/** More articles than an issue may order. */
const MAX_ARTICLES = 200

/** The articles of an issue that readers would not find in it. */
async function hiddenArticles(reader: DocumentReader, issue: DocumentHead, at: Instant): Promise<Hidden[]> {
  const query = { kind: 'article', naming: [issue.id], sort: { by: 'title', isDescending: false }, limit: MAX_ARTICLES, offset: 0 } as const
  const { documents } = await reader.list(query, at)
  return documents
    .filter(({ publications }) => !publications.some((publication) => isVisible(publication, at)))
    .map((head) => ({ kind: 'hidden-article', head, target: targetOf(head, at) }))
}

/** Of a test between texts: those that are equal, and those that were left behind when another was corrected. */
async function textWarnings(reader: DocumentReader, popup: Document<'popup'>, now: Instant): Promise<PublishWarning[]> {
  const equal = equalTexts(popup.content).map((texts) => ({ kind: 'equal-texts', texts }) as const)
  const shown = popup.publications.findLast(({ from }) => from <= now)
  if (!shown || shown.revision === popup.revision) return equal
  const published = (await reader.content(popup.id, shown.revision)) as Contents['popup'] | undefined // a revision of this very document
  const change = published && unevenChange(published, popup.content)
  if (!change) return equal
  const changed = change.changed.map(({ before, after }) => ({
    letter: after.letter,
    comparisons: compare(fieldsOf(before), fieldsOf(after)),
  }))
  return [
    ...equal,
    { kind: 'uneven-texts', changed, unchanged: change.unchanged.map((text) => ({ letter: text.letter, text: wordsOf(text) })) },
  ]
}

const fieldsOf = ({ title, body, okLabel }: PopupText) => ({ title, body, okLabel })
const wordsOf = ({ title, body }: PopupText): string => (isBlank(body) ? title : `${title}\n${bodyText(body)}`)
