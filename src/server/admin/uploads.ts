import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { text } from '../../content/fields.ts'
import type { MediaRefusal } from '../../content/mediaLimits.ts'
import type { MediaFile } from '../../content/newsroom/mediaFiles.ts'
import type { Outcome } from '../../content/newsroom/refusal.ts'
import { messagesIn } from '../../messages/messages.ts'
import { hasFiles, ingest, type Ingested } from '../../store/media/ingest.ts'
import { signedInUser } from '../auth/signedIn.ts'
import { languageOf } from '../http/requestLanguage.ts'
import { createLimiter } from '../http/limiter.ts'
import { sendOutcome } from './answer.ts'
import { readBody, ROOT, type AdminParams } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'
import { sweepReceived, withReceivedFile } from './receiveFile.ts'

/** Making the sizes of a large picture takes up to half a gigabyte: two at a time on a machine leave room for readers. */
export const PICTURES_AT_ONCE = 2
/** How often a file is stored again that somebody deleted while it was coming. */
const ATTEMPTS = 3

/** The status that each refusal of a file is answered with. */
export const MEDIA_STATUS: Record<MediaRefusal, number> = {
  empty: 422,
  'unsupported-type': 415,
  svg: 415,
  heic: 415,
  'apple-lossless': 415,
  macros: 415,
  'archive-contents': 415,
  'too-large': 413,
  'wav-too-large': 413,
  'too-many-pixels': 422,
  'too-much-memory': 422,
  unreadable: 422,
}

type RefusedFile = Extract<Ingested, { ok: false }>

export const uploadQuery = z.object({ name: text().max(300).default('') })

type Query = AdminParams & { Querystring: Record<string, unknown> }

/**
 * Where files come in: the bytes are the body, whatever its type is said to be. The same bytes twice are one medium, so an upload that
 * failed can be tried again without harm.
 */
export function addUploadRoutes(
  app: FastifyInstance,
  { guard, newsroom, storage, uploadFolder, clock, countUpload, pictureTurns: inTurn = createLimiter(PICTURES_AT_ONCE) }: AdminRouteContext,
): void {
  app.addHook('onReady', () => sweepReceived(uploadFolder, clock()))

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const options = { config: { takesFiles: true } }

    scope.post<Query>(`${ROOT}/media/upload`, options, async (request, reply) => {
      const actor = await signedInUser(request, guard)
      const allowed = await newsroom.mayAddFiles(actor)
      if (!allowed.ok) return sendOutcome(reply, allowed)
      return take(request, reply, async (file) => {
        const added = await newsroom.addFile(actor, file)
        if (!added.ok) return added
        if (added.value.isNew) reply.code(201)
        return { ok: true, value: { ...added.value.document, isNew: added.value.isNew } }
      })
    })

    scope.post<Query>(`${ROOT}/media/:id/replace`, options, async (request, reply) => {
      const actor = await signedInUser(request, guard)
      const { id } = request.params
      const allowed = await newsroom.mayReplaceFile(actor, id)
      if (!allowed.ok) return sendOutcome(reply, allowed)
      return take(request, reply, (file) => newsroom.replaceFile(actor, id, file))
    })
  })

  /** The answer goes out when the temporary file is gone. */
  async function take(request: FastifyRequest<Query>, reply: FastifyReply, keep: (file: MediaFile) => Promise<Outcome<unknown>>) {
    const { name } = readBody(uploadQuery, request.query)
    const result = await withReceivedFile(uploadFolder, request.raw, async (path) => {
      const take = () => inTurn(() => ingest(path, name, storage))
      const taken = await take()
      if (!taken.ok) return taken
      const outcome = await keep(taken.media)
      // Whoever deletes a medium deletes files that nothing names: ours may have been among them until just now.
      for (let attempt = 0; attempt < ATTEMPTS && outcome.ok && !(await hasFiles(taken.media, storage)); attempt++) await take()
      return outcome
    })
    countUpload(result.ok ? 'taken' : 'refused')
    return isMediaRefusal(result) ? refuse(reply, result) : sendOutcome(reply, result)
  }
}

function refuse(reply: FastifyReply, { reason }: RefusedFile): FastifyReply {
  const message = messagesIn(languageOf(reply.request) ?? 'it').media[reason]
  return reply
    .code(MEDIA_STATUS[reason])
    .header('cache-control', 'no-store')
    .send({ success: false, code: reason, message, fields: { file: message } })
}

const isMediaRefusal = (result: Outcome<unknown> | RefusedFile): result is RefusedFile =>
  !result.ok && Object.hasOwn(MEDIA_STATUS, result.reason)
