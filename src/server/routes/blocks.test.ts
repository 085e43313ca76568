import sharp from 'sharp'
import { expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { blockExamples } from '../../../tests/support/blockExamples.ts'
import type { FoundDocuments } from '../../content/newsroom/outlook.ts'

const before = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Prima' }] }] }

async function open() {
  const server = await openBackOfficeServer()
  const { ask } = server
  const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#38606a' } })
    .png()
    .toBuffer()
  const examples = blockExamples({
    picture: idOf(await ask('POST', 'media/upload?name=vetrata.png', picture)),
    document: idOf(await ask('POST', 'media/upload?name=portolano.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'))),
  })
  return { ...server, examples, body: { type: 'doc', content: examples.map(({ block }) => block) } }
}

// The first card waits for the faces to be read.
it(
  'every block is in the page, its preview, all feeds and both searches, and not in what stands for the text',
  { timeout: 60_000 },
  async () => {
    const { ask, app, article, examples, body } = await open()
    const draft = article('I fari', { standfirst: 'In breve', body })
    const id = idOf(await ask('POST', 'article', draft))
    expect((await ask('POST', `article/${id}/publish`, { revision: 1 })).statusCode).toBe(200)

    const page = (await app.inject('/articoli/i-fari')).body
    const texts = new Map([
      ['page', page],
      ['preview', (await ask('POST', `article/${id}/preview`, draft)).body],
    ])
    for (const feed of ['/feed.xml', '/atom.xml', '/feed.json']) texts.set(feed, (await app.inject(feed)).body)
    for (const { name, word } of examples) {
      for (const [place, text] of texts) expect(text.includes(word), `${name} in ${place}`).toBe(true)
      const { results } = (await app.inject(`/api/cerca?q=${word}`)).json<{ results: { address: string }[] }>()
      expect(results, `${name} in the search`).toMatchObject([{ address: '/articoli/i-fari' }])
      const found = (await ask('GET', `find?q=${word}`)).json<FoundDocuments>().documents
      expect(
        found.map((document) => document.id),
        `${name} in the search of editors`,
      ).toContain(id)
    }
    // Nothing is asked of another site by opening the page, or what shows it elsewhere.
    for (const [place, text] of texts)
      expect(/<iframe|(?:src|srcset)=\\?"https?:\/\/(?!rivista\.example)/.exec(text)?.[0], place).toBeUndefined()

    expect(page).toContain('<meta name="description" content="In breve"/>')
    expect(page).toContain('<meta property="og:description" content="In breve"/>')
    const card = await app.inject(new URL(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '').pathname)
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  },
)

it('a revision from before the blocks, and one with them, are opened and come back as they were', async () => {
  const { ask, article, examples, body } = await open()
  const id = idOf(await ask('POST', 'article', article('I fari', { body: before })))
  await ask('PUT', `article/${id}`, { revision: 1, content: article('I fari', { body }) })
  const opened = (await ask('GET', `article/${id}/difference?older=1&newer=2`)).body
  for (const { name, word } of examples) expect(opened.includes(word), `${name} in what changed`).toBe(true)
  const restore = async (restored: number, revision: number) =>
    (await ask('POST', `article/${id}/restore`, { restored, revision })).json<{ content: { body: unknown } }>().content.body
  expect(await restore(1, 2)).toEqual(before)
  expect(await restore(2, 3)).toEqual(body)
})
