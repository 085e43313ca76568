import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Interrupted } from '../../store/backup/progress.ts'
import { copyMedia, CopyDiffers } from '../../store/media/copyMedia.ts'
import { openMediaStorage } from '../../store/media/openMediaStorage.ts'
import type { FileLocation } from '../../store/fileLocation.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { readFileLocation } from '../environment.ts'
import { withPhaseLine } from './phaseLine.ts'
import { s3Problem } from './s3Problem.ts'
import { StartFault } from '../startFault.ts'
import { isDiskFull, secondsOf, sizeOf, withBackup } from './withBackup.ts'

/** `media move --to PLACE`: the media files to a folder or an S3 store, compared one by one. Cut off, it goes on where it was. */
export async function mediaMoveCommand(context: CommandContext, { options: { to = '' } }: Arguments<{ to: 'string' }>): Promise<void> {
  const { environment, clock, locale, say, messages } = context
  const t = messages.media
  const from = environment.media
  const target = to === '' ? null : readFileLocation(to, environment.s3Credentials)
  if (!target) throw new StartFault(t.badPlace(to))
  const place = placeOf(target)
  if (place === placeOf(from)) throw new StartFault(t.samePlace)
  for (const location of [from, target]) {
    const problem = await s3Problem(location, context)
    if (problem) throw new StartFault(problem.sentence)
  }
  const began = performance.now()
  await withBackup(context, place, async () => {
    try {
      if (target.kind === 'folder') await mkdir(target.folder, { recursive: true, mode: 0o700 })
      const copied = await withPhaseLine(context, ({ show, interruption }) =>
        copyMedia({
          from: openMediaStorage(from, clock, interruption),
          to: openMediaStorage(target, clock, interruption),
          journal: join(environment.dataDir, `media-moved-${createHash('sha256').update(place).digest('hex').slice(0, 12)}.txt`),
          onProgress: ({ files, total, bytes }) => show({ phase: 'files', done: files, total, bytes }),
          interruption,
        }),
      )
      say(t.copied(copied.files, sizeOf(copied.bytes, locale), secondsOf(performance.now() - began, context)))
      say(place === join(environment.dataDir, 'media') ? t.nowUsual : t.nowUse(to))
      say(t.again)
    } catch (error) {
      if (error instanceof CopyDiffers) throw new StartFault(t.differs(error.key), { cause: error })
      const { interrupted, placeFull, moveGoesOn } = messages.backups
      const sentence = error instanceof Interrupted ? interrupted : isDiskFull(error) ? placeFull(place) : null
      throw sentence === null ? error : new StartFault(`${sentence} ${moveGoesOn}`, { cause: error })
    }
  })
}

/** One place has one spelling. */
const placeOf = (location: FileLocation): string =>
  location.kind === 'folder' ? location.folder : `${location.address.endpoint}/${location.address.bucket}/${location.address.path}`
