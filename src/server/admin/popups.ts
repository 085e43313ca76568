import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { instant, reference } from '../../content/fields.ts'
import { isVisible, type DocumentHead } from '../../content/newsroom/document.ts'
import type { Listing } from '../../content/newsroom/listing.ts'
import { done, refused, type Outcome } from '../../content/newsroom/refusal.ts'
import type { Unpublished } from '../../content/popups/explanation.ts'
import { figuresOf, type PopupFigures } from '../../content/popups/figures.ts'
import { offsetInWords } from '../../content/popups/offsetInWords.ts'
import { statisticsOf } from '../../content/popups/statistics.ts'
import { DAY_MS, toInstant, toWallTime, type Instant } from '../../content/time.ts'
import type { User } from '../../content/people/user.ts'
import { popupReasons, type PopupReasons } from '../../messages/popupReasons.ts'
import { popupStatistics } from '../../messages/popupStatistics.ts'
import { signedInUser } from '../auth/signedIn.ts'
import { loadLayoutData } from '../pages/layoutData.ts'
import { explainPage, type ExplainedPopup } from '../popups/explainPage.ts'
import { findConflicts, type PublishedPopup } from '../popups/findConflicts.ts'
import { languageOf } from '../http/requestLanguage.ts'
import { sendOutcome } from './answer.ts'
import { readBody, ROOT } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'
import { popupCsv } from './popupCsv.ts'

const LONGEST_DAYS = 400
const USUAL_DAYS = 30
const MOST_POPUPS = 100

const day = z.iso.date()
export const figuresQuery = z.object({ days: z.coerce.number().int().min(1).max(LONGEST_DAYS).default(USUAL_DAYS) })
export const statisticsQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => !from || !to || (from <= to && Date.parse(to) - Date.parse(from) < LONGEST_DAYS * DAY_MS))
export const explainSchema = z.strictObject({
  /** A path of the site, with its query, or the whole address. */
  address: z.string().trim().min(1).max(2000),
  /** Now, if nobody says. */
  at: instant.optional(),
  /** As `document.cookie` has them. */
  cookies: z.string().max(8000).default(''),
  /** Announcements that the visitor closed, and those refused for ever: identifiers of documents. */
  seen: z.array(reference).max(MOST_POPUPS).default([]),
  refused: z.array(reference).max(MOST_POPUPS).default([]),
  width: z.number().int().min(0).max(10_000).nullable().default(null),
  shownHere: z.number().int().min(0).max(1000).default(0),
  shownToday: z.number().int().min(0).max(1000).default(0),
})

interface PopupRequest {
  Params: { id: string }
}

/** What the popup studio asks for besides the announcements themselves. Who may look at announcements may look at this. */
export function addPopupRoutes(app: FastifyInstance, parts: AdminRouteContext): void {
  const { guard, newsroom, publicContent, clock } = parts
  const activity = () => parts.popupActivity.store
  const now = () => toInstant(clock())
  const listed = (actor: User): Promise<Outcome<Listing>> =>
    newsroom.list(actor, { kind: 'popup', sort: { by: 'updatedAt', isDescending: true }, limit: MOST_POPUPS, offset: 0 })

  async function today(): Promise<string> {
    return toWallTime(now(), (await publicContent.siteSettings()).timeZone).slice(0, 10)
  }

  app.get(`${ROOT}/popup/figures`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const { days } = readBody(figuresQuery, request.query)
    const all = await listed(actor)
    if (!all.ok) return sendOutcome(reply, all)
    const to = await today()
    const totals = await activity().totals(before(to, days - 1), to)
    const figures: (PopupFigures & { id: string })[] = all.value.documents.map(({ id }) => ({
      id,
      ...figuresOf(totals.filter(({ documentId }) => documentId === id)),
    }))
    return sendOutcome(reply, done(figures))
  })

  app.get<PopupRequest>(`${ROOT}/popup/:id/statistics`, async (request, reply) => {
    const found = await newsroom.find(await signedInUser(request, guard), 'popup', request.params.id)
    if (!found.ok) return sendOutcome(reply, found)
    const { from, to } = await readDays(request.query)
    const counts = await activity().countsOf(found.value.id, from, to)
    return sendOutcome(reply, done(statisticsOf(counts, from, to, found.value.content.variants.length + 1)))
  })

  app.get<PopupRequest>(`${ROOT}/popup/:id/statistics.csv`, async (request, reply) => {
    const found = await newsroom.find(await signedInUser(request, guard), 'popup', request.params.id)
    if (!found.ok) return sendOutcome(reply, found)
    const { from, to } = await readDays(request.query)
    const locale = languageOf(request) ?? 'it'
    const name = `${popupStatistics[locale].fileName}-${found.value.content.id}-${from}-${to}.csv`
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(popupCsv(await activity().countsOf(found.value.id, from, to), locale))
  })

  async function readDays(query: unknown): Promise<{ from: string; to: string }> {
    const { from, to = await today() } = readBody(statisticsQuery, query)
    const first = from ?? before(to, USUAL_DAYS - 1)
    // Only one of the two was given, and it may be far away.
    const { from: start = first, to: end = to } = readBody(statisticsQuery, { from: first, to })
    return { from: start, to: end }
  }

  app.get<PopupRequest>(`${ROOT}/popup/:id/webhook`, async (request, reply) => {
    const found = await newsroom.find(await signedInUser(request, guard), 'popup', request.params.id)
    if (!found.ok) return sendOutcome(reply, found)
    const { id, content } = found.value
    return sendOutcome(
      reply,
      done({
        address: content.webhook,
        secret: parts.popupActivity.webhookSecret(id),
        ...(await activity().webhookState(id, content.webhook)),
      }),
    )
  })

  app.post(`${ROOT}/popup/explain`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const { address, at = now(), ...visitor } = readBody(explainSchema, request.body)
    const all = await listed(actor)
    if (!all.ok) return sendOutcome(reply, all)
    const target = readAddress(address, parts.siteUrl)
    if (target === null) return sendOutcome(reply, refused({ reason: 'invalid', problems: [{ path: ['address'], problem: 'address' }] }))
    const asked = { publicContent, layout: () => loadLayoutData(parts, at), address: target, at, visitor }
    const { page, popups } = await explainPage(asked)
    const t = popupReasons[languageOf(request) ?? 'it']
    const explained = all.value.documents.map((head) => {
      const { id, title, summary } = head
      const found = popups.find(({ documentId }) => documentId === id)
      const sight = found?.sight ?? { isSeen: false, because: whyUnpublished(head, at), opensOnClick: false }
      const priority = 'priority' in summary ? summary.priority : 0
      return { id, name: title, priority, ...sight, message: 'because' in sight ? t[sight.because] : openingSentence(sight, t) }
    })
    return sendOutcome(reply, done({ page, at, popups: explained.sort((a, b) => b.priority - a.priority || a.name.localeCompare(b.name)) }))
  })

  app.get(`${ROOT}/popup/conflicts`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const all = await listed(actor)
    if (!all.ok) return sendOutcome(reply, all)
    const moments = [
      now(),
      ...all.value.documents.flatMap(({ publications }) => publications.map(({ from }) => from).filter((at) => at > now())),
    ]
    const ranges = new Map<string, PublishedPopup>()
    for (const at of new Set(moments)) {
      for (const { documentId, content } of await publicContent.popups(at)) {
        const shown = all.value.documents
          .find(({ id }) => id === documentId)
          ?.publications.find((publication) => isVisible(publication, at))
        if (shown)
          ranges.set(`${documentId} ${shown.from}`, { id: documentId, content, from: later(shown.from, now()), until: shown.until })
      }
    }
    return sendOutcome(reply, done(findConflicts([...ranges.values()], await publicContent.popupSettings())))
  })
}

const before = (to: string, days: number): string => new Date(Date.parse(to) - days * DAY_MS).toISOString().slice(0, 10)
const later = (a: Instant, b: Instant): Instant => (a > b ? a : b)

/** The path and query of an address of ours; null for what is none. */
function readAddress(typed: string, siteUrl: string): string | null {
  if (!URL.canParse(typed, siteUrl)) return null
  const { origin, pathname, search } = new URL(typed, siteUrl)
  return origin === new URL(siteUrl).origin ? pathname.replace(/(.)\/+$/, '$1') + search : null
}

function whyUnpublished({ publications, firstPublishedAt }: DocumentHead, at: Instant): Unpublished {
  if (publications.some(({ from }) => from > at)) return 'not-yet'
  return firstPublishedAt !== null && firstPublishedAt <= at ? 'over' : 'draft'
}

function openingSentence({ opening }: Extract<ExplainedPopup['sight'], { isSeen: true }>, t: PopupReasons): string {
  switch (opening.type) {
    case 'delay':
      return t.delay(opening.seconds)
    case 'scroll':
      return t.scroll(offsetInWords(opening.offset))
    case 'click':
      return t.click
  }
}
