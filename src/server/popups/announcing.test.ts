import { describe, expect, it } from 'vitest'
import { openMagazine } from '../../../tests/support/magazine.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { engines } from '../../../tests/support/stores.ts'
import { METRICS } from '../../../tests/support/testServer.ts'
import type { Engine } from '../../store/database.ts'

async function openAnnouncing(engine: Engine = 'sqlite') {
  const magazine = await openMagazine(engine)
  const { newsroom, ada, get } = magazine
  const admin = { ...ada, role: 'amministratore' } as const
  return {
    ...magazine,
    announce: async (id: string, more: object = {}, targeting: object = {}) => {
      const made = unwrap(await newsroom.create(ada, 'popup', { id, name: id, title: `Annuncio ${id}`, targeting, ...more }))
      return unwrap(await newsroom.publish(ada, 'popup', made.id, made.revision))
    },
    settle: async (settings: object) => unwrap(await newsroom.create(admin, 'popupSettings', settings)),
    /** The identifiers of the announcements of a page, in order. */
    shownAt: async (url: string) => [...(await get(url)).body.matchAll(/<dialog [^>]*id="modal-page-([^"]+)"/g)].map(([, id]) => id),
  }
}

describe.each(engines)('announcements on pages, on %s', (engine) => {
  it('stand where they are targeted, the most important first, and nowhere else', async () => {
    const { announce, shownAt, publish, section, newsroom, ada } = await openAnnouncing(engine)
    const tag = unwrap(await newsroom.create(ada, 'tag', { name: 'Acqua' }))
    await publish('Il mare', { tags: [tag.id] })
    await announce('ovunque')
    await announce('casa', { priority: 5 }, { include: ['<front>'] })
    await announce('articoli', { priority: 9 }, { pageKinds: ['article'] })
    await announce('sezione', {}, { sections: [section.id] })
    await announce('etichetta', {}, { tags: [tag.id] })
    await announce('inglese', {}, { languages: ['en'] })
    await announce('esclusa', {}, { exclude: ['/articoli/*'] })
    expect(await shownAt('/')).toEqual(['casa', 'esclusa', 'ovunque'])
    expect(await shownAt('/articoli/il-mare')).toEqual(['articoli', 'etichetta', 'ovunque', 'sezione'])
    expect(await shownAt('/sezioni/citta')).toEqual(['esclusa', 'ovunque', 'sezione'])
    expect(await shownAt('/tag/acqua')).toEqual(['esclusa', 'etichetta', 'ovunque'])
  })

  it('begin and end on the very moment, though the page is kept', async () => {
    const { announce, shownAt, later, pass } = await openAnnouncing(engine)
    await announce('breve', { publishAt: later(10), unpublishAt: later(20) })
    expect(await shownAt('/')).toEqual([])
    pass(10 - 1 / 60_000)
    expect(await shownAt('/')).toEqual([])
    pass(1 / 60_000)
    expect(await shownAt('/')).toEqual(['breve'])
    pass(10 - 1 / 60_000)
    expect(await shownAt('/')).toEqual(['breve'])
    pass(1 / 60_000)
    expect(await shownAt('/')).toEqual([])
  })

  it('are there at the next request after they are published, and gone after they are withdrawn', async () => {
    const { announce, shownAt, newsroom, ada } = await openAnnouncing(engine)
    expect(await shownAt('/')).toEqual([])
    const { id } = await announce('uno')
    expect(await shownAt('/')).toEqual(['uno'])
    unwrap(await newsroom.unpublish(ada, 'popup', id))
    expect(await shownAt('/')).toEqual([])
  })
})

describe('the markup of announcements', () => {
  it('brings its script only where there is one, and nothing to the support page', async () => {
    const { announce, text, newsroom, ada } = await openAnnouncing()
    const page = unwrap(await newsroom.create(ada, 'page', { title: 'Sostieni', slug: 'sostieni-la-rivista' }))
    unwrap(await newsroom.publish(ada, 'page', page.id, 1))
    await announce('casa', {}, { include: ['<front>', '/sostieni-la-rivista'] })
    expect(await text('/')).toContain(
      '<script type="edicola/later" src="/popup.js" data-support-slug="sostieni-la-rivista" data-renew="/modal/ajax/renew">',
    )
    expect(await text('/archivio')).not.toMatch(/popup|modal/)
    expect(await text('/sostieni-la-rivista')).not.toMatch(/popup|modal/)
    expect(await text('/sostieni-la-rivista?modal=casa')).not.toMatch(/popup|modal/)
  })

  it('says what the contract says', async () => {
    const { announce, text } = await openAnnouncing()
    await announce('7', {
      trigger: { type: 'scroll', offset: '50%', line: 0.5 },
      showOnce: true,
      cookieExpiration: 30,
      okLabel: 'Va bene',
      redirect: '/numeri',
    })
    const page = await text('/')
    expect(page).toContain('data-modal-options="{&quot;id&quot;:&quot;7&quot;,&quot;auto_open&quot;:true}"')
    expect(page).toContain('<input type="hidden" offset-type="0.5" name="height_offset" value="50%"/>')
    expect(page).toContain('class="js-modal-page-ok-button" data-redirect="/numeri">Va bene</button>')
    expect(page).toContain('name="cookie_expiration" value="30"')
  })

  it('takes what the site says of all announcements', async () => {
    const { announce, text, settle } = await openAnnouncing()
    await settle({ defaultCookieExpiration: 3, onePerPageView: true, maxPerDay: 2, statistics: false, supportSlug: 'dona' })
    await announce('7')
    const page = await text('/')
    expect(page).toContain('name="cookie_expiration" value="3"')
    expect(page).toContain('<script type="edicola/later" src="/audience.js" data-one-per-page-view="1" data-max-per-day="2">')
    expect(page).toContain('data-support-slug="dona"')
  })

  it('leaves out what nobody needs', async () => {
    const { announce, text, settle } = await openAnnouncing()
    await settle({ statistics: false })
    await announce('7')
    expect(await text('/')).not.toMatch(/\/(audience|count)\.js/)
    await announce('8', {}, { minWidth: 600 })
    expect(await text('/')).toContain('/audience.js')
  })

  it('asks for what counts, and nothing more, where nothing depends on who reads', async () => {
    const { announce, text } = await openAnnouncing()
    await announce('7')
    const page = await text('/')
    expect(page).toContain('<script type="edicola/later" src="/count.js" data-count="/modal/ajax/count">')
    expect(page).not.toContain('/audience.js')
  })

  it('names a new edition by another name, and only then', async () => {
    const { announce, shownAt, newsroom, ada } = await openAnnouncing()
    const { id, revision, content } = await announce('7')
    const save = async (base: number, more: object) => {
      const saved = unwrap(await newsroom.save(ada, 'popup', id, base, { ...content, ...more }))
      return unwrap(await newsroom.publish(ada, 'popup', id, saved.revision)).revision
    }
    const next = await save(revision, { title: 'Parole nuove' })
    expect(await shownAt('/')).toEqual(['7'])
    await save(next, { edition: 2 })
    expect(await shownAt('/')).toEqual(['7.2'])
  })
})

describe('an announcement that the address calls', () => {
  it('is there whatever its pages, opens by itself, and never leaks onto the page that does not call it', async () => {
    const { announce, shownAt, text } = await openAnnouncing()
    await announce('dono', { autoOpen: false }, { parameter: 'regalo' })
    await announce('casa', {}, { include: ['<front>'] })
    for (let turn = 0; turn < 2; turn++) {
      expect(await shownAt('/')).toEqual(['casa'])
      expect(await shownAt('/?modal=regalo')).toEqual(['dono', 'casa'])
      expect(await shownAt('/archivio?utm_source=x&modal=regalo')).toEqual(['dono'])
      expect(await shownAt('/?modal=altro')).toEqual(['casa'])
    }
    expect(await text('/archivio?modal=regalo')).toContain('{&quot;id&quot;:&quot;dono&quot;,&quot;auto_open&quot;:true}')
  })

  it('makes a page that is kept; a name that calls nothing makes none', async () => {
    const { announce, get, app } = await openAnnouncing()
    await announce('dono', {}, { parameter: 'regalo' })
    const weigh = async () => Number(/page_cache_bytes (\d+)/.exec((await app.inject(METRICS)).body)?.[1] ?? 0)
    await get('/')
    await get('/?modal=regalo')
    const before = await weigh()
    for (let name = 0; name < 20; name++) expect((await get(`/?modal=ignoto-${name}`)).statusCode).toBe(200)
    expect(await weigh()).toBe(before)
    const first = await get('/?modal=regalo')
    const again = await app.inject({ url: '/?modal=regalo&x=1', headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect((await get('/')).headers.etag).not.toBe(first.headers.etag)
  })
})
