import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { makeBackup, type MadeBackup } from '../../src/store/backup/makeBackup.ts'
import { storeSource } from '../../src/store/backup/fillStore.ts'
import type { Manifest } from '../../src/store/backup/manifest.ts'
import type { OnProgress } from '../../src/store/backup/progress.ts'
import type { Database, Engine } from '../../src/store/database.ts'
import { createDiskStorage } from '../../src/store/media/diskStorage.ts'
import type { MediaStorage } from '../../src/store/media/storage.ts'
import { openNewsroom, unwrap } from './newsroom.ts'
import { temporaryFolder } from './stores.ts'

export const clock = () => new Date('2026-11-17T03:00:00.000Z')

/** A small magazine with something in it that each engine keeps in its own way, and with files. */
export async function openFilledMagazine(engine: Engine) {
  const room = await openNewsroom(engine)
  const { newsroom, ada, database } = room
  const folder = await temporaryFolder()
  const storage = createDiskStorage(join(folder, 'media'))
  const publish = async (title: string) => {
    const { id, revision } = unwrap(await newsroom.create(ada, 'article', room.article(title)))
    unwrap(await newsroom.publish(ada, 'article', id, revision))
    return id
  }
  for (const title of ['Prima pagina', 'Àncora ancora, "città"', 'Luna 🌙 e مرحبا']) await publish(title)
  unwrap(await newsroom.create(ada, 'article', room.article('Una bozza')))
  const moment = engine === 'postgres' ? clock() : clock().toISOString()
  await database.write((db) =>
    db
      .insertInto('session')
      .values({
        id: 's',
        userId: ada.id,
        token: 't',
        ipAddress: null,
        userAgent: null,
        createdAt: moment,
        updatedAt: moment,
        expiresAt: moment,
      })
      .execute(),
  )
  for (const bytes of [0, 1, 512, 70_000])
    await storage.write(`${createHash('sha256').update(String(bytes)).digest('hex')}/file.pdf`, randomBytes(bytes))
  return { ...room, folder, storage, publish }
}

/** A backup of an open magazine, in a folder of its own. */
export function backUp(
  source: { readonly database: Database; readonly storage: MediaStorage; readonly folder: string },
  more: { readonly name?: string; readonly passphrase?: string; readonly onProgress?: OnProgress } = {},
): Promise<MadeBackup & { readonly file: string }> {
  const file = join(source.folder, more.name ?? 'copia.tar')
  return makeBackup({
    ...source,
    file,
    passphrase: more.passphrase ?? null,
    scratch: source.folder,
    clock,
    program: '0.0.0',
    onProgress: more.onProgress ?? (() => undefined),
  }).then((made) => ({ ...made, file }))
}

/** Every table of a store with how many rows it has and the hash of them all. */
export const totalsOf = (database: Database): Promise<Manifest['tables']> =>
  database.snapshot(async (db) => (await storeSource(db, database.engine)).read(async () => undefined))

/** Every file of a storage, by its key, with the hash of what it holds. */
export async function filesOf(storage: MediaStorage): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const key of storage.keys()) {
    const hash = createHash('sha256')
    for await (const bytes of storage.read(key)) hash.update(bytes as Buffer)
    files.set(key, hash.digest('hex'))
  }
  return files
}
