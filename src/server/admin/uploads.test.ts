import { readdir, utimes, mkdir, writeFile } from 'node:fs/promises'
import { request as send } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { beforeMediaPlaces, mediaPlaces } from '../../../tests/support/mediaPlaces.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Media } from '../../content/kinds/media.ts'
import type { Document } from '../../content/newsroom/document.ts'
import { messagesIn } from '../../messages/messages.ts'
import { hasFiles } from '../../store/media/ingest.ts'

const picture = (colour: string, width = 400): Promise<Buffer> =>
  sharp({ create: { width, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer()
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

const contentOf = (answer: { json(): unknown }): Media => (answer.json() as Document<'media'>).content

beforeMediaPlaces()

describe.each(mediaPlaces)('uploading files, media in %s', (place) => {
  const open = () => openBackOfficeServer('sqlite', {}, place)

  it('takes a picture in, and the same bytes only once', async () => {
    const { ask, storage, uploadFolder } = await open()
    const bytes = await picture('#aa0000')
    const first = await ask('POST', 'media/upload?name=Città%20di%20notte.PNG', bytes)
    expect(first.statusCode).toBe(201)
    expect(contentOf(first)).toMatchObject({ fileName: 'Città di notte.PNG', type: 'image/png', picture: { width: 400, height: 300 } })
    expect(await hasFiles(contentOf(first), storage)).toBe(true)
    const again = await ask('POST', 'media/upload?name=altro.png', bytes, 'carla')
    expect([again.statusCode, idOf(again)]).toEqual([200, idOf(first)])
    expect([first, again].map((answer) => answer.json<{ isNew: boolean }>().isNew)).toEqual([true, false])
    expect((await ask('GET', 'media')).json()).toHaveLength(1)
    expect(await readdir(uploadFolder)).toEqual([])
  })

  it.each([
    ['an empty file', Buffer.alloc(0), 422, 'Il file è vuoto.'],
    ['a text', Buffer.from('ciao'), 415, messagesIn('it').media['unsupported-type']],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422, 'Il file è danneggiato e non si riesce ad aprirlo.'],
  ])('refuses %s in plain words and leaves nothing behind', async (_name, bytes, status, message) => {
    const { ask, uploadFolder } = await open()
    const answer = await ask('POST', 'media/upload?name=x.png', bytes)
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, message])
    expect(await readdir(uploadFolder)).toEqual([])
  })

  it('lets in nobody who is not signed in, and nothing larger than a film may be', async () => {
    const { ask, app } = await open()
    expect((await ask('POST', 'media/upload?name=x', PDF, 'nessuno')).statusCode).toBe(401)
    const headers = { 'x-who': 'ada', 'content-length': String(2 * 1024 ** 3) }
    expect((await app.inject({ method: 'POST', url: '/api/admin/media/upload', headers, payload: PDF })).statusCode).toBe(413)
  })

  it('leaves nothing behind when the client hangs up', async () => {
    const { app, uploadFolder } = await open()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const headers = { 'x-who': 'ada', 'content-length': '100000' }
    const sent = send({ port, path: '/api/admin/media/upload?name=x', method: 'POST', headers }).on('error', () => undefined)
    sent.write(Buffer.alloc(1000))
    await expect.poll(() => readdir(uploadFolder).catch(() => [])).toHaveLength(1)
    sent.destroy()
    await expect.poll(() => readdir(uploadFolder)).toEqual([])
  })

  it('sweeps what an earlier program left', async () => {
    const { app, uploadFolder } = await open()
    await mkdir(uploadFolder)
    await writeFile(join(uploadFolder, 'vecchio'), 'x')
    await writeFile(join(uploadFolder, 'nuovo'), 'x')
    await utimes(join(uploadFolder, 'vecchio'), 1, 1)
    await utimes(join(uploadFolder, 'nuovo'), 1e11, 1e11)
    await app.ready()
    expect(await readdir(uploadFolder)).toEqual(['nuovo'])
  })

  it('replaces a file wherever it is used, and keeps what was said of it', async () => {
    const { ask } = await open()
    const id = idOf(await ask('POST', 'media/upload?name=a.png', await picture('#aa0000')))
    const said = { alt: 'Un muro', credit: 'Ada', focus: { x: 0.2, y: 0.3 } }
    const before = (await ask('GET', `media/${id}`)).json<Document<'media'>>()
    expect((await ask('PUT', `media/${id}`, { revision: 1, content: { ...before.content, ...said } })).statusCode).toBe(200)
    const after = await ask('POST', `media/${id}/replace?name=b.png`, await picture('#00aa00', 500))
    expect(after.json()).toMatchObject({ id, revision: 3, content: { ...said, fileName: 'b.png', picture: { width: 500 } } })
    expect(contentOf(after).hash).not.toBe(before.content.hash)
    const other = await ask('POST', `media/${id}/replace?name=c.pdf`, PDF)
    expect(other.json()).toMatchObject({ code: 'invalid', fields: { file: expect.stringContaining('stesso genere') as string } })
    expect((await ask('POST', `media/${id}/replace?name=d.png`, await picture('#0000aa'), 'carla')).statusCode).toBe(403)
  })
})

describe.each(engines)('uploading a file that is in the bin, on %s', (engine) => {
  it('says so to whoever may take it out, and from then on it is there', async () => {
    const { ask, storage } = await openBackOfficeServer(engine)
    const bytes = await picture('#aa0000')
    const first = await ask('POST', 'media/upload?name=Muro.png', bytes, 'carla')
    const id = idOf(first)
    await ask('DELETE', `media/${id}`, undefined, 'carla')
    const refused = await ask('POST', 'media/upload?name=altro.png', bytes, 'carla')
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        success: false,
        code: 'in-bin',
        message: 'È nel cestino, con il nome «Muro.png»: riprendilo, invece di caricarlo di nuovo.',
        details: { id, title: 'Muro.png' },
      },
    ])
    await ask('POST', 'bin/restore', { ids: [id] }, 'carla')
    const again = await ask('POST', 'media/upload?name=altro.png', bytes, 'carla')
    expect([again.statusCode, idOf(again)]).toEqual([200, id])
    expect(await hasFiles(contentOf(first), storage)).toBe(true)
  })

  it('tells nothing of it to whoever may not see it there, who makes another', async () => {
    const { ask } = await openBackOfficeServer(engine)
    const bytes = await picture('#00aa00')
    const id = idOf(await ask('POST', 'media/upload?name=Muro.png', bytes))
    await ask('DELETE', `media/${id}`)
    const another = await ask('POST', 'media/upload?name=altro.png', bytes, 'carla')
    expect(another.statusCode).toBe(201)
    expect(idOf(another)).not.toBe(id)
    expect(contentOf(another).fileName).toBe('altro.png')
  })
})

describe.each(mediaPlaces)('the media library, media in %s', (place) => {
  const open = () => openBackOfficeServer('sqlite', {}, place)

  it('tells what a grid shows, and narrows it', async () => {
    const { ask } = await open()
    const red = idOf(await ask('POST', 'media/upload?name=rosso.png', await picture('#aa0000')))
    const pdf = idOf(await ask('POST', 'media/upload?name=statuto.pdf', PDF))
    const { content } = (await ask('GET', `media/${red}`)).json<Document<'media'>>()
    const list = async (filter: object) =>
      (await ask('GET', `media?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json<{ id: string }[]>().map(({ id }) => id)
    expect((await ask('GET', 'media?filter={"type":"image"}')).json()).toMatchObject([
      {
        id: red,
        summary: { type: 'image/png', width: 400, height: 300, altMissing: true, thumb: `/media/${content.hash}/320.webp` },
      },
    ])
    expect(await list({ type: 'document' })).toEqual([pdf])
    expect(await list({ altMissing: true })).toEqual([red])
    await ask('PUT', `media/${red}`, { revision: 1, content: { ...content, alt: 'Una parete città' } })
    expect(await list({ altMissing: true })).toEqual([])
    expect(await list({ q: 'PARETE citta' })).toEqual([red])
  })

  it('says where a picture is used, deletes only what is not, and its files with it', async () => {
    const { ask, article, storage, newsroom, ada } = await open()
    const made = await ask('POST', 'media/upload?name=rosso.png', await picture('#aa0000'))
    const id = idOf(made)
    const used = idOf(await ask('POST', 'article', article('Muro', { hero: id })))
    expect((await ask('GET', `media/${id}/uses`)).json()).toEqual({
      uses: [{ id: used, kind: 'article', title: 'Muro', state: 'draft' }],
      others: 0,
      more: 0,
    })
    expect((await ask('GET', `media/${id}/uses`, undefined, 'carla')).json()).toEqual({ uses: [], others: 1, more: 0 })
    expect((await ask('DELETE', `media/${id}`)).json()).toMatchObject({ code: 'in-use', details: { by: ['Muro'], others: 0, more: 0 } })
    await ask('DELETE', `article/${used}`)

    const twin = unwrap(await newsroom.create(ada, 'media', { ...contentOf(made) }))
    expect((await ask('DELETE', `media/${id}`)).statusCode).toBe(200)
    expect((await ask('POST', 'bin/purge', { ids: [id] })).json()).toEqual({ results: [{ id, ok: true, newSlug: null }] })
    expect(await hasFiles(contentOf(made), storage)).toBe(true)
    expect((await ask('DELETE', `media/${twin.id}`)).statusCode).toBe(200)
    expect(await hasFiles(contentOf(made), storage)).toBe(true)
    expect((await ask('POST', 'bin/empty', {})).json()).toEqual({ purged: 2 })
    expect(await hasFiles(contentOf(made), storage)).toBe(false)
  })
  it('tells whoever may not open what uses their picture only how much there is', async () => {
    const { ask, article } = await open()
    const id = idOf(await ask('POST', 'media/upload?name=rosso.png', await picture('#aa0000'), 'carla'))
    for (const title of ['Inchiesta riservata', 'Altra riservata']) await ask('POST', 'article', article(title, { hero: id }))
    await ask('POST', 'issue', { title: 'Numero riservato', cover: id })
    const own = idOf(await ask('POST', 'article', article('Di Carla', { hero: id }), 'carla'))
    const refused = await ask('DELETE', `media/${id}`, undefined, 'carla')
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        success: false,
        code: 'in-use',
        message: 'È usato altrove: Di Carla e in altri 3 testi che non puoi aprire.',
        details: { by: ['Di Carla'], others: 3, more: 0 },
      },
    ])
    const many = await ask('POST', 'media/bulk', { act: 'delete', ids: [id] }, 'carla')
    expect(many.body).not.toMatch(/riservat[ao]/)
    expect((await ask('GET', `media/${id}/uses`, undefined, 'carla')).body).not.toMatch(/riservat[ao]/)
    await ask('DELETE', `article/${own}`, undefined, 'carla')
    expect((await ask('DELETE', `media/${id}`, undefined, 'carla')).statusCode).toBe(409)
  })

  it.each(['carla', 'ada', 'admin'])('takes no medium without its file, whoever asks: %s', async (who) => {
    const { ask } = await open()
    const made = await ask('POST', 'media/upload?name=rosso.png', await picture('#aa0000'))
    const refused = await ask('POST', 'media', { ...contentOf(made), hash: 'b'.repeat(64) }, who)
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { message: 'Un file della mediateca si aggiunge caricandolo.' }])
  })
})
