import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { NO_OPTIONS, openMovingContext } from '../../../tests/support/movingContext.ts'
import { engines } from '../../../tests/support/stores.ts'
import { item, wxr } from '../../../tests/support/wxrExample.ts'
import type { MoveReport } from '../../moving/report.ts'
import type { Engine } from '../../store/database.ts'
import { importWordPressCommand } from './importWordPress.ts'

afterEach(() => {
  process.exitCode = undefined
})

async function openMoving(engine: Engine) {
  const opened = await openMovingContext(engine)
  const move = async (text: string, options: object = {}) => {
    const file = join(opened.folder, 'rivista.xml')
    await writeFile(file, text)
    await importWordPressCommand(opened.context, { options: { ...NO_OPTIONS, ...options }, words: [file] })
    return opened.said()
  }
  return { ...opened, move }
}

const photo = item({ id: 50, type: 'attachment', title: 'Ponte', slug: 'ponte', file: '2019/05/ponte.jpg' })
const text = (id: number, content: string) =>
  item({ id, title: `Testo ${id}`, content, link: `https://rivista.example/2019/05/testo-${id}/`, meta: { _thumbnail_id: '50' } })

describe.each(engines)('a magazine of WordPress on %s', (engine) => {
  it('comes with its pictures, is read by its old addresses, and comes once', async () => {
    const { move, folder, publicContent, now } = await openMoving(engine)
    await mkdir(join(folder, 'uploads/2019/05'), { recursive: true })
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c30' } })
      .jpeg()
      .toFile(join(folder, 'uploads/2019/05/ponte.jpg'))
    const export1 = wxr([photo, text(1, 'uno <img class="wp-image-50" src="x">'), text(2, 'due')].join('\n'))
    const options = { media: join(folder, 'uploads'), report: join(folder, 'trasloco.html') }
    expect(await move(export1, { ...options, 'dry-run': true })).toContain('Prova: non ho cambiato nulla.')
    expect(await publicContent.articles({}, { limit: 5 }, now())).toEqual([])
    const said = await move(export1, options)
    expect(said).toContain('Nuovi: 6. Aggiornati: 0. Già qui: 0.')
    expect(said).toContain('Parole: 2 testi su 2 identici.')
    expect(await publicContent.redirectFrom('/2019/05/testo-1', now())).toBe('/articoli/testo-1')
    expect(await publicContent.redirectFrom('/wp-content/uploads/2019/05/ponte.jpg', now())).toMatch(/^\/media\/[0-9a-f]{64}\/\d+\.webp$/)
    expect(await publicContent.formerAddresses(now())).toEqual(
      expect.arrayContaining([
        { path: '/2019/05/testo-1', to: '/articoli/testo-1' },
        { path: '/wp-content/uploads/2019/05/ponte.jpg', to: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/\d+\.webp$/) as string },
      ]),
    )
    expect(await publicContent.addressOfOrigin(['post'], '2', now())).toBe('/articoli/testo-2')
    expect((await publicContent.article('testo-1', now()))?.content).toMatchObject({
      body: { content: [{ type: 'paragraph' }, { type: 'image' }] },
    })
    expect(await move(export1, options)).toContain('Nuovi: 0. Aggiornati: 0. Già qui: 6.')
    const report = JSON.parse(await readFile(join(folder, 'trasloco.json'), 'utf8')) as MoveReport
    expect(report.sums).toMatchObject({ texts: 2, identical: 2, outcomes: { unchanged: 6 } })
    expect(await readFile(join(folder, 'trasloco.html'), 'utf8')).toContain('Testo 1')
  })
})

it('lets texts lead to one another by the addresses of here, whatever their order, and says how many', async () => {
  const { move, publicContent, now } = await openMoving('sqlite')
  const to = (id: number) => `<a href="https://www.rivista.example/2019/05/testo-${id}/">testo</a>`
  const said = await move(wxr([text(1, to(2)), text(2, `${to(1)} <a href="/?p=1">1</a> <a href="/?p=3">3</a>`)].join('')))
  expect(said).toContain('Link interni che ora portano agli indirizzi di qui: 3.')
  expect(said).toContain('Parole: 2 testi su 2 identici.')
  expect(JSON.stringify(await publicContent.article('testo-1', now()))).toContain('"href":"/articoli/testo-2"')
  expect(JSON.stringify(await publicContent.article('testo-2', now())).match(/"href":"[^"]*"/g)).toEqual([
    '"href":"/articoli/testo-1"',
    '"href":"/articoli/testo-1"',
    '"href":"/?p=3"',
  ])
})

it('brings all files of a folder as one magazine', async () => {
  const { context, said, folder, publicContent, now } = await openMoving('sqlite')
  const exports = join(folder, 'esportazioni')
  await mkdir(exports)
  const link = '<a href="https://rivista.example/2019/05/testo-2/">due</a>'
  await writeFile(join(exports, 'a.xml'), wxr(text(1, link)))
  await writeFile(join(exports, 'b.XML'), wxr(text(2, 'due')))
  await writeFile(join(exports, 'leggimi.txt'), 'non è un’esportazione')
  await importWordPressCommand(context, { options: NO_OPTIONS, words: [exports] })
  expect(said()).toContain('https://rivista.example: 2 testi, 0 file.')
  expect(JSON.stringify(await publicContent.article('testo-1', now()))).toContain('"href":"/articoli/testo-2"')
})

it('files texts under the sections that the owner chose, and refuses one that is not there', async () => {
  const { move, publicContent, now } = await openMoving('sqlite')
  const categories = [
    ['category', 'citta', 'Città'],
    ['category', 'mare', 'Mare'],
  ] as const
  const filed = wxr(item({ id: 1, title: 'Uno', slug: 'uno', content: 'uno', categories }))
  await expect(move(filed, { sections: 'mare,pesca' })).rejects.toThrow(/^Nessun testo sta in «pesca».* fra citta, mare\.$/)
  expect(await publicContent.articles({}, { limit: 5 }, now())).toEqual([])
  expect(await move(filed, { sections: ' mare, ' })).toContain(
    'Le categorie diventano queste sezioni: mare. Temi: 1. Per cambiarle: --sections SLUG,SLUG…',
  )
  expect(await publicContent.article('uno', now())).toMatchObject({ section: { slug: 'mare' }, tags: [{ slug: 'citta' }] })
})

it('brings a text of ten megabytes whole, and those after it', async () => {
  const { move, publicContent, now } = await openMoving('sqlite')
  expect(await move(wxr([text(1, 'parola '.repeat(1_500_000)), text(2, 'due')].join('')))).toContain('Parole: 2 testi su 2 identici.')
  expect(await publicContent.articles({}, { limit: 5 }, now())).toHaveLength(2)
}, 120_000)

it('says in one sentence which file is damaged and where, and writes nothing', async () => {
  const { move, database } = await openMoving('sqlite')
  await expect(move(wxr(text(1, 'uno')).slice(0, -30))).rejects.toThrow(
    /^rivista\.xml:\d+: il file finisce a metà\..* Non ho cambiato nulla\.$/,
  )
  expect(await database.db.selectFrom('document').select('id').execute()).toEqual([])
})

it.each([
  [{ only: 'articoli' }, /^«articoli» non si può scegliere/],
  [{ media: '/non/esiste' }, /^Non posso leggere \/non\/esiste/],
])('refuses %j', async (options, sentence) => {
  const { move } = await openMoving('sqlite')
  await expect(move(wxr(''), options)).rejects.toThrow(sentence)
})
