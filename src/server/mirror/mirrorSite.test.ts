import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { openMagazine } from '../../../tests/support/magazine.ts'
import { mirrorOf } from '../../../tests/support/mirror.ts'
import { printedRoutes } from '../../../tests/support/printedRoutes.ts'
import { files as readerFiles, pages } from '../../../tests/support/siteAddresses.ts'
import { engines } from '../../../tests/support/stores.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { addressOf } from '../../content/addresses/addresses.ts'
import { encodePage } from '../pageCache/encodePage.ts'
import { ICON_FILES } from '../routes/icons.ts'
import { fileAt } from './mirrorFiles.ts'

/** What only the process answers, and why there can be no file of it. */
const PROCESS_ONLY: readonly RegExp[] = [
  /^\/(admin|api)(\/|$|\*)/, // editors and programs
  /^\/(healthz|readyz|metrics)$/, // the process itself
  /^\/anteprima\//, // drafts, for whoever was given a link
  /^\/modal(-page)?\//, // what announcements ask
  /^\/(consenso|raccolta)$/, // what browsers tell
  /^\/\.well-known\/security\.txt$/, // it says until when it holds, from the day it is asked
]

/** Media and cards are copied under the addresses that they have; so are built files, whose wildcards the tree prints at its root. */
const COPIED = ['/media/:hash/:name', '/schede/:file', '/schede/podcast/:file', '/*', '/**']

it('every address that the server answers is mirrored, or said to need the process', async () => {
  const { app } = await openBackOfficeServer()
  const answered = printedRoutes(app.printRoutes({ commonPrefix: false })).flatMap((route) => {
    const [method, path = ''] = route.split(' ')
    return method === 'GET' ? [path] : []
  })
  const paged = pages.map(({ pattern }) => addressOf.pageOf(pattern, ':page'))
  const mirrored = [...pages, ...readerFiles].map(({ pattern }) => pattern)
  const known = new Set([...mirrored, ...paged, ...COPIED, ...ICON_FILES.map((file) => addressOf.icon(file))])
  expect(answered.length).toBeGreaterThan(40)
  expect(answered.filter((path) => !known.has(path) && !PROCESS_ONLY.some((only) => only.test(path)))).toEqual([])
})

/** A magazine with something at every kind of address, and things that nobody may read. */
async function openFullMagazine(engine: (typeof engines)[number] = 'sqlite') {
  const magazine = await openMagazine(engine, (publicContent) => ({
    ...publicContent,
    siteSettings: async () => ({ ...(await publicContent.siteSettings()), articlesPerPage: 4 }),
  }))
  const { newsroom, ada, publish, addPicture, section, later } = magazine
  const picture = await addPicture()
  const tag = unwrap(await newsroom.create(ada, 'tag', { name: 'Mare', slug: 'mare' }))
  unwrap(await newsroom.create(ada, 'tag', { name: 'Nessuno', slug: 'nessuno' }))
  const issue = unwrap(await newsroom.create(ada, 'issue', { title: 'Uno', slug: 'uno', number: 1, cover: picture.id }))
  unwrap(await newsroom.publish(ada, 'issue', issue.id, issue.revision))
  const page = unwrap(await newsroom.create(ada, 'page', { title: 'Chi siamo', slug: 'chi-siamo' }))
  unwrap(await newsroom.publish(ada, 'page', page.id, page.revision))
  const podcast = { ...section.content.podcast, isOn: true }
  unwrap(await newsroom.save(ada, 'section', section.id, section.revision, { ...section.content, podcast }))
  const faro = await publish('Il faro', { slug: 'il-faro', hero: picture.id, tags: [tag.id], issue: issue.id })
  const others: string[] = []
  for (let number = 1; number <= 5; number++)
    others.push((await publish(`Articolo ${number}`, { slug: `articolo-${number}`, tags: [tag.id] })).id)
  unwrap(await newsroom.create(ada, 'article', magazine.article('Una bozza', { slug: 'una-bozza' })))
  const planned = unwrap(await newsroom.create(ada, 'article', magazine.article('Domani', { slug: 'domani' })))
  unwrap(await newsroom.publish(ada, 'article', planned.id, planned.revision, later(60)))
  return { ...magazine, faro, others }
}

/** Every address of the site that can be reached from its front page and its sitemap. */
async function reachable(get: (url: string) => Promise<{ statusCode: number; body: string }>): Promise<string[]> {
  const seen = new Set(['/', '/robots.txt', '/sitemap.xml'])
  const found: string[] = []
  for (const path of seen) {
    const { statusCode, body } = await get(path)
    if (statusCode !== 200) continue
    found.push(path)
    if (/\.(jpeg|webp|avif|js|css|png|svg|ico)$/.test(path)) continue
    const named = body.matchAll(/(?:href="|src="|srcSet="|content="|<loc>|url="|, )(?:https:\/\/rivista\.example)?(\/[^"\s<#?]*)/g)
    for (const [, address = ''] of named) if (!PROCESS_ONLY.some((only) => only.test(address))) seen.add(address)
  }
  return found
}

/** A server whose cards are words: to draw one takes longer than all that is tried here. */
const withoutCards = (app: Pick<FastifyInstance, 'inject'>) => ({
  inject: (async (asked: string | { url: string }) =>
    typeof asked === 'string' && asked.startsWith('/schede/')
      ? { statusCode: 200, headers: {}, rawPayload: Buffer.from(asked) }
      : app.inject(asked)) as typeof app.inject, // the two ways in which it is called here
})

// Every address of a magazine is asked for several times; a busy machine takes its time over that.
describe('a mirror', { timeout: 120_000 }, () => {
  it.each(engines)('on %s holds every address that readers can reach, byte for byte, and no other file', async (engine) => {
    const magazine = await openFullMagazine(engine)
    const mirror = await mirrorOf(magazine)
    await mirror.update()
    const names = [...(await mirror.files()).keys()]
    const addresses = await reachable(magazine.get)
    expect(addresses).toEqual(expect.arrayContaining(['/articoli/il-faro', '/tag/mare/pagina/2', '/archivio/2026/11', '/numeri/uno']))
    expect(addresses).toEqual(
      expect.arrayContaining(['/sezioni/citta/podcast.xml', '/autori/elsa-prima/feed.json', '/sitemap-2026-11.xml']),
    )
    expect(addresses.some((path) => path.startsWith('/media/')) && addresses.some((path) => path.startsWith('/schede/'))).toBe(true)
    for (const path of addresses) {
      const { rawPayload } = await magazine.app.inject(path)
      expect((await readFile(join(mirror.root, fileAt(path)))).equals(rawPayload), path).toBe(true)
    }

    // What is compressed is what we would send compressed.
    const compressing = await magazine.another({ encodePage })
    for (const [ending, encoding, open] of [
      ['.br', 'br', brotliDecompressSync],
      ['.gz', 'gzip', gunzipSync],
    ] as const) {
      const { rawPayload, headers } = await compressing.inject({ url: '/articoli/il-faro', headers: { 'accept-encoding': encoding } })
      const bytes = await readFile(join(mirror.root, `/articoli/il-faro/index.html${ending}`))
      expect(headers['content-encoding']).toBe(encoding)
      expect(bytes.equals(rawPayload)).toBe(true)
      expect(open(bytes).equals(await readFile(join(mirror.root, '/articoli/il-faro/index.html')))).toBe(true)
    }

    const expected = new Set(addresses.map(fileAt))
    const others = names.map((name) => name.replace(/\.(gz|br)$/, '')).filter((name) => !expected.has(name))
    // Variants of the same picture, what stands at fixed addresses that no page names, and what is shown where nothing is.
    expect(others.filter((name) => !/^\/(media\/|404\.html$|icon-|favicon|apple-touch|sitemap-news\.xml$)/.test(name))).toEqual([])
    expect(names.filter((name) => /bozza|domani|nessuno/.test(name))).toEqual([])
  })

  // It compares files with answers; that these are right on each engine is tried above.
  it('rewrites only what changed, and removes what was withdrawn', async () => {
    const magazine = await openFullMagazine()
    const { newsroom, ada, faro, others, publish, pass } = magazine
    const mirror = await mirrorOf(magazine, { through: withoutCards })
    await mirror.update()
    const before = await mirror.files()
    expect(await mirror.update()).toMatchObject({ written: 0, removed: 0, media: 0, cards: 0 })
    expect(await mirror.files()).toEqual(before)

    pass(1)
    await publish('Una novità', { slug: 'una-novita' })
    await mirror.update()
    const after = await mirror.files()
    expect(after.has('/articoli/una-novita/index.html')).toBe(true)
    expect(after.get('/index.html')).toBeGreaterThan(before.get('/index.html') ?? Infinity)
    expect(after.get('/chi-siamo/index.html')).toBe(before.get('/chi-siamo/index.html'))

    unwrap(await newsroom.unpublish(ada, 'article', faro.id))
    await mirror.update()
    const last = [...(await mirror.files()).keys()]
    expect(last.filter((name) => name.includes('il-faro'))).toEqual([])
    expect(last).toContain('/articoli/articolo-1/index.html')
    // Five articles of that tag are left, on two pages; with one fewer there is one.
    expect(last).toContain('/tag/mare/pagina/2/index.html')
    for (const id of others.slice(-1)) unwrap(await newsroom.unpublish(ada, 'article', id))
    await mirror.update()
    expect([...(await mirror.files()).keys()].filter((name) => name.startsWith('/tag/mare/pagina'))).toEqual([])
  })
})

describe('asked for what changed', { timeout: 120_000 }, () => {
  it('draws the pages that publications touched, and has in the end what a new mirror has', async () => {
    const magazine = await openFullMagazine()
    const { newsroom, ada, faro, others, publish } = magazine
    const mirror = await mirrorOf(magazine, { through: withoutCards, which: 'changed' })
    const all = (await mirror.update()).drawn
    expect((await mirror.update()).drawn).toBeLessThan(all / 10)

    const change = async (id: string, fields: object) => {
      const { revision, content } = unwrap(await newsroom.find(ada, 'article', id))
      const saved = unwrap(await newsroom.save(ada, 'article', id, revision, { ...content, ...fields }))
      unwrap(await newsroom.publish(ada, 'article', id, saved.revision))
    }
    await change(others[0] ?? '', { title: 'Un altro titolo' })
    unwrap(await newsroom.unpublish(ada, 'article', faro.id))
    await publish('Senza temi', { slug: 'senza-temi', tags: [] })
    const { drawn } = await mirror.update()
    const fresh = await mirrorOf(magazine, { through: withoutCards })
    await fresh.update()
    expect(await mirror.texts()).toEqual(await fresh.texts())
    expect(drawn).toBeLessThan(all)
  })

  it('looks again at what it does not know, whoever changed it', async () => {
    const mirror = await mirrorOf(await openFullMagazine(), { through: withoutCards, which: 'changed' })
    const all = (await mirror.update()).drawn
    const [before, usual] = [await mirror.texts(), (await mirror.update()).drawn]
    await writeFile(join(mirror.root, '/chi-siamo/index.html'), 'altro')
    await rm(join(mirror.root, '/tag/mare/index.html'))
    expect((await mirror.update()).drawn).toBeGreaterThan(usual)
    expect(await mirror.texts()).toEqual(before)
    await writeFile(join(mirror.folder, 'pages.jsonl'), '{"program":"a program"')
    expect((await mirror.update()).drawn).toBe(all)
    expect((await mirror.update({ program: 'another program' })).drawn).toBe(all)
  })

  it('draws the pages that the clock touched', async () => {
    const magazine = await openFullMagazine()
    const mirror = await mirrorOf(magazine, { through: withoutCards, which: 'changed' })
    const all = (await mirror.update()).drawn
    magazine.pass(61)
    expect((await mirror.update()).drawn).toBeLessThan(all)
    const fresh = await mirrorOf(magazine, { through: withoutCards })
    await fresh.update()
    expect(await mirror.texts()).toEqual(await fresh.texts())
    expect((await mirror.files()).has('/articoli/domani/index.html')).toBe(true)
  })
})
