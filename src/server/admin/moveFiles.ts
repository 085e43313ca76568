import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  isMoveFile,
  isResting,
  MOST_PART_BYTES,
  moveFileQuery,
  uploadPartQuery,
  type Move,
  type ServedMove,
} from '../../content/moves/move.ts'
import { done, refused, type Outcome } from '../../content/newsroom/refusal.ts'
import type { MoveFiles } from '../../store/moves/moveFiles.ts'
import { RequestFault } from '../errors.ts'
import { sendOutcome } from './answer.ts'
import { readBody, ROOT, type AdminParams } from './authorize.ts'
import { receive } from './receiveFile.ts'

interface MoveFileParts {
  readonly files: MoveFiles
  readonly movedBy: (request: FastifyRequest<AdminParams>) => Promise<Outcome<{ readonly move: Move }>>
  readonly served: (move: Move) => Promise<ServedMove>
}

type Query = AdminParams & { Querystring: Record<string, unknown> }

/**
 * Where the files of a move come in, a part at a time: each request says where its bytes belong, and one that was cut off is gone on with from where it
 * was. So gigabytes come through proxies that take a few megabytes at once, and over lines that break.
 */
export function addMoveFileRoutes(app: FastifyInstance, { files, movedBy, served }: MoveFileParts): void {
  const path = `${ROOT}/moves/:id/files`

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, ready) => ready(null))

    scope.post<Query>(path, { config: { takesFiles: true } }, async (request, reply) => {
      const found = await movedBy(request)
      if (!found.ok) return sendOutcome(reply, found)
      const { move } = found.value
      const { at, size, ...file } = readBody(uploadPartQuery, request.query)
      if (!isMoveFile(file.name, file.role, move.system)) return sendOutcome(reply, refused({ reason: 'move', because: 'wrong-file' }))
      if (!isResting(move.state)) return sendOutcome(reply, refused({ reason: 'move', because: 'not-at-rest' }))
      await files.prepare(move.id)
      // A part that is sent again is written over.
      if (at > (await files.received(move.id, file, size))) return sendOutcome(reply, refused({ reason: 'move', because: 'out-of-step' }))
      if (at === 0 && (await files.freeBytes()) < size) throw new RequestFault('store-full')
      await receive(request.raw, files.append(move.id, file, size, at), Math.min(MOST_PART_BYTES, size - at))
      if ((await files.received(move.id, file, size)) === size) await files.complete(move.id, file, size)
      return sendOutcome(reply, done(await served(move)))
    })
  })

  app.delete<Query>(path, async (request, reply) => {
    const found = await movedBy(request)
    if (!found.ok) return sendOutcome(reply, found)
    const { move } = found.value
    if (!isResting(move.state)) return sendOutcome(reply, refused({ reason: 'move', because: 'not-at-rest' }))
    await files.remove(move.id, readBody(moveFileQuery, request.query))
    return sendOutcome(reply, done(await served(move)))
  })
}
