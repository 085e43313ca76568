import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { copyDemoMedia } from '../../../tests/support/demoMedia.ts'
import { openMovingContext } from '../../../tests/support/movingContext.ts'
import { ensureAdministrator } from '../../cli/serving/firstAdministrator.ts'
import { openZip } from '../../cli/moving/openZip.ts'
import { seedDemo } from '../../cli/demo/seedDemo.ts'
import type { Body } from '../../content/body/body.ts'
import { bodyText } from '../../content/body/text.ts'
import { rulesOf } from '../../content/kinds.ts'
import { FILE_EXTENSIONS, MEDIA_TYPES } from '../../content/kinds/media.ts'
import { parse } from '../../content/parse.ts'
import { toInstant } from '../../content/time.ts'
import { createFileSink } from '../../store/backup/sink.ts'
import { createDiskStorage } from '../../store/media/diskStorage.ts'
import { readGhostData } from '../ghost/ghostData.ts'
import { openGhost } from '../ghost/readGhost.ts'
import type { MovedRecord } from '../record.ts'
import type { TakeFile } from '../takeFile.ts'
import { compareWords } from '../words.ts'
import { openWordPress } from '../wordpress/readWordPress.ts'
import { exportAs, type LeavingSystem } from './exportAs.ts'
import { textsOf, type LeavingText } from './leavingNames.ts'

const picture = { width: 640, height: 360, widths: [320], formats: ['webp' as const], thumbhash: 'abcd' }

/** As if every file were there: what it is, is told by its name. */
const takeFile: TakeFile = ({ path, originId }) => {
  const extension = path?.split('.').at(-1)
  const type = MEDIA_TYPES.find((one) => FILE_EXTENSIONS[one] === extension)
  if (!type) return Promise.resolve({ ok: false, because: 'unsupported-type' })
  const hash = originId.replaceAll('-', '').repeat(2)
  return Promise.resolve({ ok: true, file: { fileName: 'x', hash, type, bytes: 1, picture: type.startsWith('image/') ? picture : null } })
}

async function openDemo() {
  const { context, database, folder } = await openMovingContext()
  const storage = createDiskStorage(join(folder, 'media'))
  const actor = await ensureAdministrator(database, context)
  const media = await copyDemoMedia(join(folder, 'media'))
  await seedDemo({ ...context, database, storage, actor, media })
  const now = new Date()
  const leave = async (system: LeavingSystem) => {
    const path = join(folder, `${system}.zip`)
    const file = await open(path, 'w')
    const figures = await exportAs(
      system,
      { database, storage, now, siteUrl: 'https://rivista.example' },
      createFileSink(file, () => undefined),
    )
    await file.close()
    const zip = await openZip(path)
    return { figures, zip, text: async (name: string) => Buffer.from((await zip.read(name)) ?? '').toString() }
  }
  const texts: LeavingText[] = []
  for await (const text of textsOf(database.db, toInstant(now))) texts.push(text)
  return { leave, texts, now: toInstant(now) }
}

async function all(records: AsyncIterable<MovedRecord>): Promise<MovedRecord[]> {
  const found: MovedRecord[] = []
  for await (const record of records) found.push(record)
  for (const record of found)
    if (record.is === 'document') expect(parse(rulesOf(record.document.kind).schema, record.document.content)).toMatchObject({ ok: true })
  return found
}

/** Every text is there with its title, state and date, and of its words none lacks. */
function expectAllTexts(records: readonly MovedRecord[], texts: readonly LeavingText[]): void {
  const moved = new Map(
    records.flatMap((record) =>
      record.is === 'document' ? [[`${record.document.kind} ${String(record.document.content['slug'])}`, record.document]] : [],
    ),
  )
  for (const { kind, slug, content, state, publishedAt } of texts) {
    const found = moved.get(`${kind} ${slug}`)
    expect(found, slug).toBeDefined()
    expect(found?.words?.missing, slug).toEqual([])
    expect(compareWords(bodyText(content.body), bodyText(found?.content['body'] as Body)).missing, slug).toEqual([])
    expect(found?.title).toBe(content.title)
    expect(found?.isPublished, slug).toBe(state === 'published' || state === 'scheduled')
    if (state === 'published') expect(found?.publishedAt.slice(0, 19)).toBe(publishedAt?.slice(0, 19))
    if ('hero' in content && content.hero) expect(found?.content['hero'], slug).not.toBeNull()
    if ('authors' in content) {
      expect(found?.content['authors'], slug).toHaveLength(content.authors.length)
      expect(found?.content['tags'], slug).toHaveLength(content.tags.length)
    }
  }
}

const fallback = { section: 'Senza sezione', author: 'Redazione' }
const named = (records: readonly MovedRecord[], kind: string) =>
  records.flatMap((record) => (record.is === 'document' && record.document.kind === kind ? [record.document.title] : [])).toSorted()

it(
  'the demo leaves for WordPress and for Ghost, and no word of any text is lost on the way there and back',
  { timeout: 60_000 },
  async () => {
    const { leave, texts, now } = await openDemo()
    const wordpress = await leave('wordpress')
    expect(wordpress.figures).toMatchObject({ articles: texts.filter(({ kind }) => kind === 'article').length, missing: [] })
    const xml = await wordpress.text('magazine.xml')
    expect(wordpress.zip.names.filter((name) => /^\d{4}\/\d{2}\//.test(name))).toHaveLength(wordpress.figures.files)
    const file = { name: 'magazine.xml', open: () => Readable.from([Buffer.from(xml)]) }
    const fromWordPress = await all(
      (await openWordPress([file], { sections: null, permalinks: [], fallback, takeFile, now, scratch: new Map() })).records(),
    )
    expectAllTexts(fromWordPress, texts)
    expect(named(fromWordPress, 'menu')).toEqual(['footer', 'main'])

    const ghost = await leave('ghost')
    const json = await ghost.text('magazine.ghost.json')
    expect(json).not.toContain('"password"')
    expect(json.match(/"email":"[^"]*"/g)?.every((email) => email.endsWith('@edicola.invalid"'))).toBe(true)
    const fromGhost = await all(
      openGhost(readGhostData(json, 'g'), 'g', { sections: null, fallback, takeFile, redirects: [], site: '', now }).records(),
    )
    expectAllTexts(fromGhost, texts)
    expect(named(fromGhost, 'author')).toEqual(named(fromWordPress, 'author'))
    expect(await ghost.text('redirects.yaml')).toContain('"^/articoli/(.+)$": "/$1"')
    for (const { zip } of [wordpress, ghost]) zip.close()
  },
)
