import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { HOSTILE, openMagazine } from '../../../tests/support/magazine.ts'
import { unwrap } from '../../../tests/support/newsroom.ts'
import { faultsAgainst } from '../../../tests/support/schemas.ts'
import { SITE } from '../../../tests/support/testServer.ts'

const words = (text: string, marks?: object[]) => ({ type: 'text', text, ...(marks && { marks }) })
const body = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })

/** https://www.jsonfeed.org/version/1.1/, as far as we use it. */
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  icon: z.url(),
  favicon: z.url(),
  language: z.enum(['it', 'en']),
  items: z.array(
    z.strictObject({
      id: z.string().startsWith('urn:uuid:'),
      url: z.url(),
      title: z.string().min(1),
      content_html: z.string().min(1),
      summary: z.string().optional(),
      image: z.url().optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: z.array(z.strictObject({ name: z.string().min(1), url: z.url() })).min(1),
      tags: z.array(z.string()),
      language: z.enum(['it', 'en']),
    }),
  ),
})

// Each validation starts a program of its own; a busy machine takes its time over that.
describe('feeds', { timeout: 60_000 }, () => {
  it.each(['/', '/sezioni/citta', '/autori/elsa-prima'])('of %s are valid in all three forms, whatever editors write', async (of) => {
    const { publish, addPicture, get } = await openMagazine()
    const hero = await addPicture()
    for (const title of HOSTILE) await publish(title, { hero: hero.id, standfirst: `Sommario: ${title}`, body: body(words(title)) })
    const feed = async (file: string, type: string) => {
      const answer = await get(`${of === '/' ? '' : of}/${file}`)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
      return answer.body
    }
    const rss = await feed('feed.xml', 'application/rss+xml')
    expect(await faultsAgainst('rss', rss)).toEqual([])
    const atom = await feed('atom.xml', 'application/atom+xml')
    expect(await faultsAgainst('atom', atom)).toEqual([])
    const json = jsonFeedSchema.parse(JSON.parse(await feed('feed.json', 'application/feed+json')))
    const hostileTitles = HOSTILE.map((title) => title.replaceAll('<', '<\u2060'))
    expect(json.items.map(({ title }) => title).sort()).toEqual(hostileTitles.sort())
    expect(json.feed_url).toBe(`${SITE}${of === '/' ? '' : of}/feed.json`)
    expect(rss).toContain(`<atom:link rel="self" type="application/rss+xml" href="${SITE}${of === '/' ? '' : of}/feed.xml"/>`)
    // The same words to a program that takes them for text and to one that takes them for HTML: a sign that is not seen stands after each "<".
    for (const xml of [rss, atom])
      expect(xml).toContain('<title>Chiude ]]&gt; e &lt;\u2060/script&gt;&lt;\u2060b&gt;x&lt;\u2060/b&gt;</title>')
    // HTML inside XML: escaped once as HTML, once more as XML.
    expect(atom).toContain('&lt;p&gt;Chiude ]]&amp;gt; e &amp;lt;/script&amp;gt;')
  })

  it('say of the magazine nothing that a program could take for markup, in any form', async () => {
    const { newsroom, ada, section, text } = await openMagazine()
    const description = 'Arte & <img src=x onerror=alert(1)> &lt;b&gt; <!-- fine'
    unwrap(await newsroom.save(ada, 'section', section.id, 1, { ...section.content, name: 'Io <3 te', description }))
    const rss = await text('/sezioni/citta/feed.xml')
    expect(rss).toContain('<title>Io &lt;\u20603 te · Mezzaluce</title>')
    expect(rss).toContain(
      '<description>Arte &amp; &lt;\u2060img src=x onerror=alert(1)&gt; &amp;lt;b&amp;gt; &lt;\u2060!-- fine</description>',
    )
    const atom = await text('/sezioni/citta/atom.xml')
    expect(atom).toContain('<subtitle>Arte &amp; &lt;\u2060img src=x')
    const json = jsonFeedSchema.parse(JSON.parse(await text('/sezioni/citta/feed.json')))
    expect([json.title, json.description]).toEqual(['Io <\u20603 te · Mezzaluce', description.replaceAll('<', '<\u2060')])
  })

  it('are refused by the schemas when they are wrong', async () => {
    const { publish, text } = await openMagazine()
    await publish('Uno')
    const [rss, atom, map] = [await text('/feed.xml'), await text('/atom.xml'), await text('/sitemap-1.xml')]
    expect(await faultsAgainst('rss', rss.replace(/<pubDate>[^<]*/, '<pubDate>2026-11-15'))).not.toEqual([])
    expect(await faultsAgainst('atom', atom.replace('<updated>', '<updated>ieri '))).not.toEqual([])
    expect(await faultsAgainst('sitemap', map.replace(`<loc>${SITE}`, '<loc>'))).not.toEqual([])
  })

  it('carry the whole text, readable far from its page', async () => {
    const { publish, addPicture, text } = await openMagazine()
    const hero = await addPicture()
    const note = { type: 'footnote', content: [words('La nota.')] }
    const link = words('altrove', [{ type: 'link', attrs: { href: '/articoli/altro' } }])
    await publish('Uno', { hero: hero.id, standfirst: 'In breve', body: body(words('Il testo'), note, words(' e '), link) })
    const [item] = jsonFeedSchema.parse(JSON.parse(await text('/feed.json'))).items
    expect(item?.summary).toBe('In breve')
    expect(item?.content_html).toContain('<p>Il testo<sup>[1]</sup> e <a href="https://rivista.example/articoli/altro">altrove</a></p>')
    expect(item?.content_html).toContain('<ol><li>La nota.</li></ol>')
    expect(item?.content_html).toMatch(
      /<img loading="lazy" src="https:\/\/rivista\.example\/media\/[0-9a-f]{64}\/640\.jpeg" width="640" height="224"/,
    )
    expect(item?.content_html).not.toMatch(/<script|<link|popover|style=|class=|(?:src|href)="(?!https:)/)
  })

  it('give a picture its true length', async () => {
    const { publish, addPicture, text, get } = await openMagazine()
    const hero = await addPicture()
    await publish('Uno', { hero: hero.id })
    const [, url = '', type, length] = /<enclosure url="([^"]+)" type="([^"]+)" length="(\d+)"/.exec(await text('/feed.xml')) ?? []
    const picture = await get(new URL(url).pathname)
    expect([picture.headers['content-type'], picture.rawPayload.length]).toEqual([type, Number(length)])
  })

  it('know an article by the same name when its address changes', async () => {
    const { publish, newsroom, ada, text } = await openMagazine()
    const { id, content } = await publish('Vecchio')
    const before = await text('/atom.xml')
    unwrap(await newsroom.save(ada, 'article', id, 1, { ...content, slug: 'nuovo' }))
    unwrap(await newsroom.publish(ada, 'article', id, 2))
    const after = await text('/atom.xml')
    expect(after).toContain('/articoli/nuovo"')
    expect(/<entry.*?<id>(.*?)<\/id>/s.exec(after)?.[1]).toBe(/<entry.*?<id>(.*?)<\/id>/s.exec(before)?.[1])
    expect(after).toContain(`<id>urn:uuid:${id}</id>`)
  })

  it('stop at the twenty newest, and are there before anything is', async () => {
    const { publish, text, pass } = await openMagazine()
    expect(await faultsAgainst('atom', await text('/atom.xml'))).toEqual([])
    for (let number = 1; number <= 21; number++) {
      await publish(`Numero ${number}`)
      pass(1)
    }
    const { items } = jsonFeedSchema.parse(JSON.parse(await text('/feed.json')))
    expect([items.length, items[0]?.title, items.at(-1)?.title]).toEqual([20, 'Numero 21', 'Numero 2'])
  })

  it.each(['/sezioni/nessuna/feed.xml', '/autori/nessuno/atom.xml'])('of nobody are nowhere: %s', async (url) => {
    const { get } = await openMagazine()
    expect((await get(url)).statusCode).toBe(404)
  })
})
