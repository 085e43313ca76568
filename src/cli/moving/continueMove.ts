import { writeFile } from 'node:fs/promises'
import type { Move, MoveFigures, MoveFindings, MoveSystem } from '../../content/moves/move.ts'
import type { User } from '../../content/people/user.ts'
import { messagesIn } from '../../messages/messages.ts'
import { NOTES, type NoteName } from '../../moving/note.ts'
import { keptWords } from '../../moving/outcomeWords.ts'
import { reportJson, type MoveReport } from '../../moving/report.ts'
import { reportHtml } from '../../moving/reportHtml.ts'
import type { Database } from '../../store/database.ts'
import type { MoveFiles } from '../../store/moves/moveFiles.ts'
import { createMoveStore, type ClaimedMove } from '../../store/moves/moveStore.ts'
import { createAuditLog } from '../../store/people/auditLog.ts'
import { findAccount } from '../../store/people/accounts.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { openStore } from '../openStore.ts'
import { StartFault } from '../startFault.ts'
import { importDrupalCommand } from './importDrupal.ts'
import { importEdicolaCommand } from './importEdicola.ts'
import { importGhostCommand } from './importGhost.ts'
import type { ImportOptions } from './importMagazine.ts'
import { importWordPressCommand } from './importWordPress.ts'
import { createMoveSamples } from './moveSamples.ts'
import type { MoveWatch, StartWatch } from './moveWatch.ts'
import { openMoveFiles } from './openMoveFiles.ts'

type Import = (
  context: CommandContext,
  given: Arguments<ImportOptions & { sections: 'string'; site: 'string'; permalinks: 'string' }>,
  startWatch?: StartWatch,
) => Promise<void>

/** What brings in a magazine of each system. */
const IMPORTS: Record<MoveSystem, Import> = {
  wordpress: importWordPressCommand,
  ghost: importGhostCommand,
  drupal: importDrupalCommand,
  edicola: importEdicolaCommand,
}

/** That it goes on is told at least so often, whatever takes so long. */
const BEAT_MS = 5_000
/** How far it is, and whether somebody wants it to pause, is looked at no more often. */
const LOOK_MS = 1_000

/** `import continue MOVE`: runs a move that was begun in the back office, and keeps in the store how far it is. */
export const continueMoveCommand = (context: CommandContext, { words: [id = ''] }: Arguments): Promise<void> =>
  continueMove(context, id, new AbortController().signal)

/** Runs a move until it is done, paused, called off or has failed, and keeps in the store which. */
export async function continueMove(context: CommandContext, id: string, signal: AbortSignal): Promise<void> {
  const { clock } = context
  const claimed = await withStore(context, async (database) => {
    const move = await createMoveStore(database, clock).claim(id)
    if (!move) return null
    const { id: user, name, email, role } = (await findAccount(database.db, move.createdBy)) ?? missing()
    return { move, actor: { id: user, name, email, role } }
  })
  if (!claimed) {
    // Somebody was faster, or called it off.
    context.say(context.messages.moving.noMove(id))
    return
  }
  const { move, actor } = claimed
  const messages = messagesIn(move.locale).cli
  const files = openMoveFiles(context.environment)
  const run = createRun({ move, actor, files, clock, messages: messages.moving, signal })
  let fault: { readonly sentence: string; readonly error: unknown } | null = null
  try {
    await IMPORTS[move.system](
      { ...context, locale: move.locale, messages, say: () => undefined },
      { options: optionsOf(move, await mediaPath(move, files)), words: await exportPaths(move, files) },
      run.startWatch,
    )
  } catch (error) {
    fault = { sentence: error instanceof StartFault ? error.message : messages.moving.crashed, error }
  }
  if (signal.aborted) return
  await withStore(context, (database) => finish(database, fault?.sentence ?? null))
  if (fault && !(fault.error instanceof StartFault)) throw fault.error

  async function finish(database: Database, sentence: string | null): Promise<void> {
    const store = createMoveStore(database, clock)
    const findings = run.findings()
    const audit = createAuditLog(database, clock, () => undefined)
    const line = { by: { id: actor.id, name: actor.name }, kind: null, subject: null, title: findings?.title ?? '', address: null } as const
    if (sentence !== null) {
      await store.finish(id, 'failed', { fault: sentence, ...(findings && { findings }) })
      if (!move.isTrial) await audit.note({ ...line, action: 'import-failed', details: { system: move.system } })
    } else if (run.isStopped()) await store.finish(id, 'paused')
    else {
      await store.finish(id, move.isTrial ? 'tried' : 'done', findings ? { findings } : {})
      if (move.isTrial) return
      await files.removeUploads(id)
      await audit.note({ ...line, action: 'import-finished', details: { system: move.system, ...findings?.sums?.outcomes } })
    }
  }
}

interface RunParts {
  readonly move: ClaimedMove
  readonly actor: User
  readonly files: MoveFiles
  readonly clock: () => Date
  readonly messages: CommandContext['messages']['moving']
  readonly signal: AbortSignal
}

/** Looks on while a move is run: tells the store how far it is, keeps samples, writes the report. */
function createRun({ move, actor, files, clock, messages: t, signal }: RunParts) {
  const samples = createMoveSamples(t)
  let findings: MoveFindings | null = null
  let isStopped = false

  const startWatch: StartWatch = (database): MoveWatch => {
    const store = createMoveStore(database, clock)
    let done = 0
    let lookedAt = 0
    const look = async (): Promise<boolean> => {
      lookedAt = clock().getTime()
      return store.beat(move.id, done)
    }
    // What takes long, such as reading the files, must not look like the end of the program.
    const timer = setInterval(() => void look().catch(() => undefined), BEAT_MS)
    return {
      actor,
      async onFound({ title, texts, files: media, groups }) {
        findings = { title, texts, files: media, groups, samples: [], sums: null }
        await store.tellFindings(move.id, findings, texts + media)
      },
      async mayGoOn(records) {
        done = records
        const isTimeToLook = Math.abs(clock().getTime() - lookedAt) >= LOOK_MS
        if (signal.aborted || (isTimeToLook && !(await look()))) isStopped = true
        return !isStopped
      },
      onDocument: (document) => samples.add(document),
      async onReport(report) {
        if (isStopped) return
        await writeFile(files.reportPath(move.id, 'html'), reportHtml(report, t, move.locale), { mode: 0o600 })
        await writeFile(files.reportPath(move.id, 'json'), reportJson(report), { mode: 0o600 })
        if (findings) findings = { ...findings, samples: move.isTrial ? samples.list() : [], sums: figuresOf(report, t) }
      },
      end: () => clearInterval(timer),
    }
  }
  return { startWatch, findings: () => findings, isStopped: () => isStopped }
}

function figuresOf({ sums, leftOut }: MoveReport, t: CommandContext['messages']['moving']): MoveFigures {
  const notes = Object.entries(sums.notes).map(([name, count]) => {
    const what = name as NoteName // as the report counted them
    return { words: t.notes[what], count, isLeftOut: NOTES[what] === 'left-out' }
  })
  const { outcomes, kinds, texts, identical, links } = sums
  if (links > 0) notes.push({ words: t.linksNote, count: links, isLeftOut: false })
  return {
    outcomes,
    kept: keptWords(sums, t),
    kinds,
    texts,
    identical,
    notes: notes.sort((one, other) => other.count - one.count),
    leftOut: leftOut.length,
  }
}

/** Accounts that documents name are kept: only the store's own damage takes one away. */
function missing(): never {
  throw new Error('Whoever began the move has no account any more')
}

const optionsOf = ({ setup, isTrial }: Move, media: string | undefined) => ({
  media,
  'fetch-media': setup.fetchMedia,
  'dry-run': isTrial,
  only: undefined,
  report: undefined,
  sections: setup.sections?.join(','),
  site: setup.site || undefined,
  permalinks: setup.permalinks.join(','),
})

async function exportPaths({ id, setup }: Move, files: MoveFiles): Promise<string[]> {
  const uploaded = (await files.list(id)).filter(({ role, isWhole }) => role === 'export' && isWhole)
  const chosen = await Promise.all(setup.exports.map((name) => files.inFolder(name)))
  return [...uploaded.map((file) => files.pathOf(id, file)), ...chosen.filter((path) => path !== null)]
}

/** What was uploaded comes before what is in the folder of the server. */
async function mediaPath({ id, setup }: Move, files: MoveFiles): Promise<string | undefined> {
  const uploaded = (await files.list(id)).find(({ role, isWhole }) => role === 'media' && isWhole)
  if (uploaded) return files.pathOf(id, uploaded)
  return (setup.media !== null && (await files.inFolder(setup.media))) || undefined
}

async function withStore<T>(context: CommandContext, work: (database: Database) => Promise<T>): Promise<T> {
  const { database } = await openStore(context, undefined, { isPrepared: true })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
