import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { PopupSettings } from '../../content/kinds/settings.ts'
import type { PopupActivityStore } from '../../content/popups/activityStore.ts'
import type { OnPopupSubmit, Submit } from '../../content/popups/submit.ts'
import type { PopupToRead } from '../../content/reading/publicContent.ts'
import { DAY_MS, toInstant, type Clock } from '../../content/time.ts'
import type { Locale } from '../../messages/locale.ts'
import { popupCallMessages, type PopupCallMessages } from '../../messages/popupCalls.ts'
import { editionId, readEditionId } from '../../popup/core/editionId.ts'
import { StoreUnavailable } from '../../store/faults.ts'
import { refuseCrossSite } from '../auth/crossSite.ts'
import { RequestFault } from '../errors.ts'
import type { PopupSelector } from './createPopupSelector.ts'
import { readFormSubmit, readJsonSubmit, type SubmitCall } from './readSubmit.ts'
import { renewalLines, submitLines } from './cookieLines.ts'

export interface PopupCallParts {
  readonly popupSelector: PopupSelector
  readonly store: Pick<PopupActivityStore, 'add' | 'shipBootstrap'>
  readonly hooks: readonly OnPopupSubmit[]
  readonly clock: Clock
  readonly newId: () => string
  readonly siteUrl: string
  readonly locale: () => Locale
}

const MAX_BODY_BYTES = 4096
/** A whole office behind one address may answer an announcement at the same time; nobody answers one this often. */
const LIMIT = { rateLimit: { max: 120, timeWindow: 60_000 } }
/** Whoever repeats a call whose answer was lost says so by the key of the first. */
const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/

/** What the announcement in a reader's browser asks of the server: `docs/popup.md` has the contract. */
export function addPopupCalls(app: FastifyInstance, parts: PopupCallParts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
      readJsonSubmit(body),
    )
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
      readFormSubmit(body),
    )
    scope.setErrorHandler((error, request, reply) => sendFault(request, reply, error, parts.locale()))
    addRoutes(scope, parts)
  })
}

function addRoutes(scope: FastifyInstance, { popupSelector, store, hooks, clock, newId, siteUrl, locale }: PopupCallParts): void {
  const isSecure = siteUrl.startsWith('https:')
  const fromOurPages = async (request: FastifyRequest) => refuseCrossSite(request, siteUrl)
  const options = { bodyLimit: MAX_BODY_BYTES, config: LIMIT, onRequest: fromOurPages }

  scope.post<{ Body: SubmitCall | null }>(addressOf.popupSubmit(), options, async (request, reply) => {
    if (!request.body) throw new RequestFault('bad-request')
    const { id, dontShowAgain } = request.body
    const { popups, settings } = await popupSelector.active()
    const popup = findPopup(popups, id)
    if (!popup) throw new RequestFault('not-found')
    const { documentId, content } = popup
    const submit: Submit = { id: keyOf(request) ?? newId(), documentId, popupId: id, at: toInstant(clock()), dontShowAgain }
    await store.add(submit, content.webhook)
    for (const hook of hooks) void callHook(hook, submit, request)
    const told = { cookies: request.headers.cookie ?? '', today: today(clock), isSecure }
    return send(reply.header('set-cookie', submitLines({ ...told, popups, settings, answered: popup, id, dontShowAgain })), {
      success: true,
    })
  })

  scope.post(addressOf.popupRenewal(), options, async (request, reply) => {
    const { popups, settings } = await popupSelector.active()
    const lines = renewalLines({ cookies: request.headers.cookie ?? '', today: today(clock), isSecure, popups, settings })
    return reply.header('cache-control', 'no-store').header('set-cookie', lines).code(204).send()
  })

  scope.get(addressOf.enableBootstrap(), { config: LIMIT }, async (request, reply) => {
    const { settings, shipsBootstrap } = await popupSelector.active()
    if (!isWanted(settings) || isFromElsewhere(request)) {
      return send(reply, { success: false, message: popupCallMessages[locale()].noBootstrap })
    }
    if (!shipsBootstrap) await store.shipBootstrap(settings.bootstrapVersion)
    return send(reply, { success: true })
  })
}

/** The announcement that a call names, by whichever edition. A page that was open when a new edition came out names the one before. */
export function findPopup(popups: readonly PopupToRead[], named: string): PopupToRead | undefined {
  const { id, edition } = readEditionId(named)
  return popups.find(({ content }) => content.id === id && edition <= content.edition && editionId(id, edition) === named)
}

const isWanted = ({ bootstrapVersion, verifyLoadBootstrapAutomatically }: PopupSettings): boolean =>
  bootstrapVersion !== '' && verifyLoadBootstrapAutomatically

/** A picture on another site's page can ask for any address; it cannot make the browser say that it is ours. */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'cross-site'

const today = (clock: Clock): number => Math.floor(clock().getTime() / DAY_MS)

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  return typeof key === 'string' && IDEMPOTENCY_KEY.test(key) ? key : null
}

async function callHook(hook: OnPopupSubmit, submit: Submit, { log }: FastifyRequest): Promise<void> {
  try {
    await hook(submit)
  } catch (err) {
    log.error({ err }, 'a hook for announcements failed')
  }
}

const send = (reply: FastifyReply, answer: { success: boolean; message?: string }): FastifyReply =>
  reply.header('cache-control', 'no-store').send(answer)

/** Every way a call can fail: the status, and the words for it. */
function sendFault(request: FastifyRequest, reply: FastifyReply, error: unknown, locale: Locale): FastifyReply {
  const [status, words] = faultOf(error)
  if (status >= 500) request.log.error({ err: error }, 'a call of an announcement failed')
  if (status === 503) reply.header('retry-after', 10)
  return send(reply.code(status), { success: false, message: popupCallMessages[locale][words] })
}

function faultOf(error: unknown): [status: number, words: keyof PopupCallMessages] {
  if (error instanceof StoreUnavailable) return [503, 'unavailable']
  if (error instanceof RequestFault && error.code === 'cross-site') return [403, 'otherSite']
  if (error instanceof RequestFault && error.code === 'not-found') return [404, 'unknown']
  const status = error instanceof RequestFault ? 400 : error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return [413, 'tooLarge']
  if (status === 415) return [415, 'otherType']
  if (status === 429) return [429, 'tooMany']
  return status >= 400 && status < 500 ? [400, 'malformed'] : [500, 'failed']
}
