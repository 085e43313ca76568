import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PublicContent } from '../../src/content/reading/publicContent.ts'
import type { Submit } from '../../src/content/popups/submit.ts'
import type { ServerOptions } from '../../src/server/buildServer.ts'
import type { Engine } from '../../src/store/database.ts'
import type { FileLocation } from '../../src/store/fileLocation.ts'
import { ingest } from '../../src/store/media/ingest.ts'
import { createPublicContent } from '../../src/store/publications/publicContent.ts'
import { unwrap, openNewsroom } from './newsroom.ts'
import { openedDatabase } from './stores.ts'
import { newGround, serve } from './testServer.ts'

/** Titles that break what is not escaped. Control characters never pass the newsroom's door; these are what does. */
export const HOSTILE = [
  'Chiude ]]> e </script><b>x</b>',
  'A & B &amp; C "tra virgolette"',
  'Luna 🌙 e مرحبا \u202Eabc',
  'Fuori \uFFFE\uFFFF testo',
]

/** A small magazine and the server that shows it to readers. */
export async function openMagazine(
  engine: Engine = 'sqlite',
  change: (publicContent: PublicContent) => PublicContent = (publicContent) => publicContent,
  media: FileLocation['kind'] = 'folder',
) {
  const room = await openNewsroom(engine)
  const { newsroom, ada, database } = room
  const ground = await newGround(media)
  const { folder, storage } = ground
  const clock = () => new Date(room.now())
  const submits: Submit[] = []
  const onPopupSubmit = [(submit: Submit) => void submits.push(submit)]
  const app = await serve({ ...ground, database, clock }, { publicContent: change(room.publicContent), onPopupSubmit })
  const settings = { name: 'Mezzaluce', tagline: 'A mezza luce', description: 'Rivista & di cultura' }
  unwrap(await newsroom.create({ ...ada, role: 'amministratore' }, 'siteSettings', settings))

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return {
    ...room,
    app,
    storage,
    submits,
    get,
    text: async (url: string) => (await get(url)).body,

    /** Another server on the same store, with connections of its own, as another process would have. */
    another: (options: Partial<ServerOptions> = {}) => {
      const database = openedDatabase(room.location)
      return serve({ ...ground, database, clock }, { publicContent: change(createPublicContent(database)), ...options })
    },

    publish: async (title: string, more: object = {}) => {
      const { id, revision, content } = unwrap(await newsroom.create(ada, 'article', room.article(title, more)))
      unwrap(await newsroom.publish(ada, 'article', id, revision))
      return { id, content }
    },

    /** A picture of the library, red on the left and blue on the right, so that a crop shows where it was taken. */
    addPicture: async () => {
      const path = join(folder, 'quadro.png')
      await writeFile(path, await redAndBlue())
      const file = await ingest(path, 'quadro.png', storage)
      if (!file.ok) throw new Error(file.reason)
      return unwrap(await newsroom.create(ada, 'media', { ...file.media, alt: 'Un quadro', credit: 'Ada' }))
    },
  }
}

const redAndBlue = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 224, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: { width: 320, height: 224, channels: 3, background: '#0000ff' } }, left: 320, top: 0 }])
    .png()
    .toBuffer()
