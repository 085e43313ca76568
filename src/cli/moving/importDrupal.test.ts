import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { body, drupalFiles, file, node, term } from '../../../tests/support/drupalExample.ts'
import { NO_OPTIONS, openMovingContext } from '../../../tests/support/movingContext.ts'
import { storedZip } from '../../../tests/support/storedZip.ts'
import { importDrupalCommand } from './importDrupal.ts'

afterEach(() => {
  process.exitCode = undefined
})

const FILES = drupalFiles(
  term('t1', 'Città', 'category'),
  file('f1', '2024-05/ponte.jpg'),
  node('n1', {
    path: [{ alias: '/storie/ponte' }],
    body: body('<p>uno</p><img data-entity-uuid="f1" data-entity-type="file" src="/sites/default/files/2024-05/ponte.jpg">'),
    field_category: [{ entity: 't1' }],
  }),
  { type: 'path_alias', uuid: 'a1', fields: { path: '/node/12', alias: '/storie/ponte' } },
)

async function openMoving() {
  const opened = await openMovingContext()
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c30' } })
    .jpeg()
    .toBuffer()
  const move = async (name: string, options: object = {}) => {
    await importDrupalCommand(opened.context, { options: { ...NO_OPTIONS, ...options }, words: [join(opened.folder, name)] })
    return opened.said()
  }
  const put = async (name: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(opened.folder, name)), { recursive: true })
    await writeFile(join(opened.folder, name), content)
  }
  return { ...opened, picture, move, put }
}

it('brings a magazine of Drupal out of its folder, with the files beside or below the public ones, once', async () => {
  const { put, move, picture, publicContent, now, folder } = await openMoving()
  for (const [name, text] of Object.entries(FILES)) await put(`content/${name}`, text)
  await put('files/2024-05/ponte.jpg', picture)
  const options = { media: join(folder, 'files') }
  expect(await move('content', { ...options, 'dry-run': true })).toContain('Prova: non ho cambiato nulla.')
  const said = await move('content', options)
  expect(said).toContain('Drupal: 1 testi, 1 file.')
  expect(said).toContain('Parole: 1 testi su 1 identici.')
  expect(await publicContent.redirectFrom('/node/12', now())).toBe('/articoli/ponte')
  expect(await publicContent.redirectFrom('/storie/ponte', now())).toBe('/articoli/ponte')
  expect(await publicContent.redirectFrom('/sites/default/files/2024-05/ponte.jpg', now())).toMatch(/^\/media\//)
  expect((await publicContent.article('ponte', now()))?.content).toMatchObject({
    body: { content: [{ type: 'paragraph' }, { type: 'image' }] },
  })
  expect(await move('content', options)).toContain('Nuovi: 0. Aggiornati: 0. Già qui: 4.')
})

it('finds files beside what tells of them, in an archive too', async () => {
  const { put, move, picture, publicContent, now } = await openMoving()
  const named = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`rivista/content/${name}`, text]))
  await put('rivista.zip', storedZip({ ...named, 'rivista/content/file/ponte.jpg': picture }))
  expect(await move('rivista.zip')).toContain('Nuovi: 4. Aggiornati: 0. Già qui: 0.')
  expect((await publicContent.article('ponte', now()))?.content).toMatchObject({
    body: { content: [{ type: 'paragraph' }, { type: 'image' }] },
  })
})

it('says in one sentence what it cannot read', async () => {
  const { put, move, database } = await openMoving()
  await expect(move('assente')).rejects.toThrow(/^Non trovo nulla di Drupal in .*assente/)
  await put('content/node/a.yml', 'a: [1')
  await expect(move('content')).rejects.toThrow(/^node\/a\.yml:\d+: il file non è scritto correttamente.* Non ho cambiato nulla\.$/)
  expect(await database.db.selectFrom('document').select('id').execute()).toEqual([])
})
