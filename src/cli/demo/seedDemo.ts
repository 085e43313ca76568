import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Media } from '../../content/kinds/media.ts'
import { createNewsroom } from '../../content/newsroom/newsroom.ts'
import type { User } from '../../content/people/user.ts'
import { documentStoreWithin } from '../../store/documents/documentStore.ts'
import type { Database } from '../../store/database.ts'
import { ingest } from '../../store/media/ingest.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import type { Tables } from '../../store/tables.ts'
import type { CommandContext } from '../context.ts'
import { demoDocuments, demoPictures, demoSounds, fillMagazine, type MediaFiles } from '../../demo/fillMagazine.ts'
import { paintPicture } from '../../demo/pictures/drawPicture.ts'

export interface SeedParts extends Pick<CommandContext, 'clock' | 'newId' | 'messages' | 'say'> {
  readonly database: Database
  readonly storage: MediaStorage
  readonly actor: User
  /** The pictures, sounds and documents, in the storage already; drawn where there are none. */
  readonly media?: MediaFiles
}

const PICTURE_WIDTH = 1600

/** One picture keeps one processor busy; each takes some ten megabytes while it is drawn. */
const PICTURES_TOGETHER = Math.min(availableParallelism(), 4)

/** There is no document in it, of any kind. */
export async function isEmptyMagazine(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('document').select('id').limit(1).executeTakeFirst()) === undefined
}

/**
 * Fills an empty magazine with the demo issue and says how many articles it has; 0 if the magazine was not empty. Pictures are drawn first,
 * which takes a while and touches nothing that readers see; then every document is written in one transaction. So a start that is cut off,
 * or two that run together, leave the whole issue or none of it.
 */
export async function seedDemo(parts: SeedParts): Promise<number> {
  const { database, actor, clock, newId, messages: t, say } = parts
  if (!(await isEmptyMagazine(database.db))) return 0
  say(t.seeding)
  const files = parts.media ?? (await drawDemoMedia(parts))
  const articles = await database.write(async (transaction) => {
    if (!(await isEmptyMagazine(transaction))) return 0
    const documents = documentStoreWithin(database.engine, transaction)
    return fillMagazine((moment) => createNewsroom({ documents, clock: () => moment, newId }), actor, files, clock())
  }, 'preparation')
  if (articles > 0) say(t.seeded(articles))
  return articles
}

/** Draws the demo's pictures into the storage, and puts its sounds and documents beside them. */
export async function drawDemoMedia(
  { storage, messages: t, say }: Pick<SeedParts, 'storage' | 'messages' | 'say'>,
  pictureWidth = PICTURE_WIDTH,
): Promise<MediaFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-demo-'))
  const files = new Map<string, Pick<Media, 'fileName' | 'hash' | 'type' | 'bytes' | 'picture'>>()
  const take = async (name: string, fileName: string, bytes: Uint8Array) => {
    const path = join(folder, fileName)
    await writeFile(path, bytes)
    const taken = await ingest(path, fileName, storage)
    if (!taken.ok) throw new Error(`The demo file ${fileName} was not taken: ${taken.reason}`)
    files.set(name, taken.media)
  }
  try {
    const waiting = demoPictures.entries()
    const draw = async () => {
      for (const [index, { picture, scale }] of waiting) {
        if (index % 10 === 0) say(t.seedingPictures(index, demoPictures.length))
        const [long, short] = [Math.round(pictureWidth * scale), Math.round((pictureWidth * scale * 2) / 3)]
        const size = picture.isStanding ? { width: short, height: long } : { width: long, height: short }
        await take(picture.name, `${picture.name}.jpg`, await paintPicture(picture, size))
      }
    }
    await Promise.all(Array.from({ length: PICTURES_TOGETHER }, draw))
    for (const [name, bytes] of Object.entries(demoSounds)) await take(name, `${name}.mp3`, bytes)
    for (const [name, bytes] of Object.entries(demoDocuments)) await take(name, `${name}.pdf`, bytes)
    return files
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
