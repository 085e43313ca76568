import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { beforeMediaPlaces, mediaPlaces } from '../../../tests/support/mediaPlaces.ts'
import { openMagazine } from '../../../tests/support/magazine.ts'
import { unwrap } from '../../../tests/support/newsroom.ts'

beforeMediaPlaces()

// The first card waits for the faces to be read.
describe.each(mediaPlaces)('social cards, kept in %s', { timeout: 60_000 }, (place) => {
  const open = () => openMagazine('sqlite', undefined, place)
  const cardOf = (page: string) => new URL(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '').pathname

  it('are 1200 by 630, drawn once and kept for ever', async () => {
    const { publish, text, get } = await open()
    await publish('Luna 🌙 e 漢字: perché no?')
    const address = cardOf(await text('/articoli/luna-e-perche-no'))
    const [card, again] = await Promise.all([get(address), get(address)])
    expect(card.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(again.rawPayload.equals(card.rawPayload)).toBe(true)
  })

  it('show the part of a picture that its editors chose', async () => {
    const { publish, text, get, newsroom, ada, addPicture } = await open()
    const hero = await addPicture()
    await publish('Uno', { hero: hero.id })
    const before = cardOf(await text('/articoli/uno'))
    unwrap(await newsroom.save(ada, 'media', hero.id, 1, { ...hero.content, focus: { x: 1, y: 0.5 } }))
    const after = cardOf(await text('/articoli/uno'))
    expect(after).not.toBe(before)
    const corner = { left: 1100, top: 200, width: 1, height: 1 }
    const [red = 0, , blue = 0] = await sharp((await get(after)).rawPayload)
      .extract(corner)
      .raw()
      .toBuffer()
    // The shade keeps a third of what is below it.
    expect(blue).toBeGreaterThan(80)
    expect(red).toBeLessThan(40)
    expect((await get(before)).headers.location).toBe(after)
  })

  it('stand on paper while their picture is missing from the disk, and over it when it is back', async () => {
    const { publish, text, get, storage, addPicture } = await open()
    const hero = await addPicture()
    await publish('Uno', { hero: hero.id })
    const address = cardOf(await text('/articoli/uno'))
    const [lost = ''] = (await storage.keysOf(hero.content.hash)).filter((key) => key.endsWith('/640.jpeg'))
    const bytes = await buffer(storage.read(lost))
    await storage.remove(lost)
    const bare = await get(address)
    expect([bare.statusCode, bare.headers['cache-control']]).toEqual([200, 'no-cache'])
    await storage.write(lost, bytes)
    const whole = await get(address)
    expect([whole.statusCode, whole.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(whole.rawPayload.equals(bare.rawPayload)).toBe(false)
  })

  it('leave nothing behind when a new one takes their place', async () => {
    const { publish, text, get, storage, newsroom, ada } = await open()
    const { id, content } = await publish('Uno')
    const folder = createHash('sha256').update(`card of ${id}`).digest('hex')
    await get(cardOf(await text('/articoli/uno')))
    const [before] = await storage.keysOf(folder)
    unwrap(await newsroom.save(ada, 'article', id, 1, { ...content, title: 'Un altro titolo' }))
    unwrap(await newsroom.publish(ada, 'article', id, 2))
    await get(cardOf(await text('/articoli/uno')))
    const kept = await storage.keysOf(folder)
    expect(kept).toHaveLength(1)
    expect(kept).not.toContain(before)
  })

  it('give way to the picture that the editors chose', async () => {
    const { publish, text, addPicture } = await open()
    const hero = await addPicture()
    await publish('Uno', { socialImage: hero.id })
    expect(cardOf(await text('/articoli/uno'))).toBe(`/media/${hero.content.hash}/640.jpeg`)
  })

  it('there is one for every page that is no article', async () => {
    const { text, get } = await open()
    const answer = await get(cardOf(await text('/')))
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it.each(['/schede/niente-0123456789.jpeg', '/schede/uno.jpeg', '/schede/uno-0123456789.png'])('%s is nowhere', async (url) => {
    const { get } = await open()
    expect((await get(url)).statusCode).toBe(404)
  })
})
