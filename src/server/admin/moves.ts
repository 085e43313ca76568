import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newMoveSchema, startMoveSchema, type Move, type MoveProblem, type ServedMove } from '../../content/moves/move.ts'
import { done, refused, type Outcome } from '../../content/newsroom/refusal.ts'
import type { Actor } from '../../content/people/user.ts'
import type { AuditLog } from '../../store/people/auditLog.ts'
import { RequestFault } from '../errors.ts'
import { languageOf } from '../http/requestLanguage.ts'
import type { AdminParts } from './adminApi.ts'
import { sendOutcome } from './answer.ts'
import { readBody, ROOT, type AdminParams } from './authorize.ts'
import { authorizeByRole } from './authorizeByRole.ts'
import { addMoveFileRoutes } from './moveFiles.ts'

interface MoveParts extends Pick<AdminParts, 'guard' | 'moves'> {
  readonly audit: AuditLog
  readonly newId: () => string
}

/** A move of a magazine from elsewhere: its files are gathered, it is tried, begun, paused, gone on with. What runs it is a process of its own. */
export function addMoveRoutes(app: FastifyInstance, { guard, moves: { store, files }, audit, newId }: MoveParts): void {
  const list = `${ROOT}/moves`
  const one = `${list}/:id`

  /** Who asks: only whoever sets the magazine up moves another in. */
  const mover = (request: FastifyRequest) => authorizeByRole(request, { guard, audit }, 'edit', 'siteSettings')

  /** The move that the path names, for whoever may see it. */
  async function movedBy(request: FastifyRequest<AdminParams>): Promise<Outcome<{ actor: Actor; move: Move }>> {
    const actor = await mover(request)
    if (!actor.ok) return actor
    const move = await store.find(request.params.id)
    return move ? done({ actor: actor.value, move }) : refused({ reason: 'not-found' })
  }

  const served = async (move: Move): Promise<ServedMove> => ({
    ...move,
    files: await files.list(move.id),
    isHere: await files.isHere(move.id),
    hasReport: (await stat(files.reportPath(move.id, 'html')).catch(() => null)) !== null,
  })
  const outcomeOf = async (move: Move | null, because: MoveProblem): Promise<Outcome<ServedMove>> =>
    move ? done(await served(move)) : refused({ reason: 'move', because })

  app.get(list, async (request, reply) => {
    const actor = await mover(request)
    return sendOutcome(reply, actor.ok ? done(await Promise.all((await store.list()).map(served))) : actor)
  })

  app.post(list, async (request, reply) => {
    const actor = await mover(request)
    if (!actor.ok) return sendOutcome(reply, actor)
    const { system } = readBody(newMoveSchema, request.body)
    const id = newId()
    const begun = await store.begin({ id, system, createdBy: actor.value.id, locale: languageOf(request) ?? 'it' })
    if (begun) await files.prepare(id)
    return sendOutcome(begun ? reply.code(201) : reply, await outcomeOf(begun, 'another-open'))
  })

  app.get(`${list}/folder`, async (request, reply) => {
    const actor = await mover(request)
    return sendOutcome(reply, actor.ok ? done(await files.folderEntries()) : actor)
  })

  app.get<AdminParams>(one, async (request, reply) => {
    const found = await movedBy(request)
    return sendOutcome(reply, found.ok ? done(await served(found.value.move)) : found)
  })

  app.delete<AdminParams>(one, async (request, reply) => {
    const found = await movedBy(request)
    if (!found.ok) return sendOutcome(reply, found)
    const { move } = found.value
    if (!(await store.close(move.id))) return sendOutcome(reply, refused({ reason: 'move', because: 'not-at-rest' }))
    await (move.isTrial ? files.removeAll(move.id) : files.removeUploads(move.id))
    return sendOutcome(reply, done(null))
  })

  app.post<AdminParams>(`${one}/start`, async (request, reply) => {
    const found = await movedBy(request)
    if (!found.ok) return sendOutcome(reply, found)
    const { actor, move } = found.value
    const { isTrial, setup } = readBody(startMoveSchema, request.body)
    for (const name of [...setup.exports, ...(setup.media === null ? [] : [setup.media])])
      if ((await files.inFolder(name)) === null) return sendOutcome(reply, refused({ reason: 'move', because: 'not-in-folder' }))
    const uploaded = (await files.list(move.id)).some(({ role, isWhole }) => role === 'export' && isWhole)
    if (!uploaded && setup.exports.length === 0) return sendOutcome(reply, refused({ reason: 'move', because: 'no-export' }))
    const started = await store.start(move.id, isTrial, setup)
    if (started && !isTrial)
      await audit.note({ ...lineOf(actor), action: 'import', title: move.findings?.title ?? '', details: { system: move.system } })
    return sendOutcome(reply, await outcomeOf(started, 'not-at-rest'))
  })

  app.post<AdminParams>(`${one}/pause`, async (request, reply) => {
    const found = await movedBy(request)
    return sendOutcome(reply, found.ok ? await outcomeOf(await store.pause(found.value.move.id), 'not-running') : found)
  })

  for (const form of ['html', 'json'] as const)
    app.get<AdminParams>(`${one}/report.${form}`, async (request, reply) => {
      const found = await movedBy(request)
      if (!found.ok) return sendOutcome(reply, found)
      const path = files.reportPath(found.value.move.id, form)
      // It stands where the move was run: on several machines, perhaps not here.
      if (!(await stat(path).catch(() => null))) throw new RequestFault('not-found')
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', REPORT_POLICY)
        .type(form === 'html' ? 'text/html; charset=utf-8' : 'application/json')
        .send(createReadStream(path))
    })

  addMoveFileRoutes(app, { files, movedBy, served })
}

/** It tells of words that others wrote: nothing in it runs, and nothing is fetched. */
const REPORT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const lineOf = ({ id, name, address }: Actor) => ({ by: { id, name }, kind: null, subject: null, address: address ?? null }) as const
