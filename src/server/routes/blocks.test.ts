import { expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** A text of each block that is more than words, and the word of each that is found nowhere else. */
const WORDS = { table: 'lanterna', codeBlock: 'segnale', callout: 'scoglio', button: 'timone', file: 'portolano', embed: 'sirena' }
const blocksWith = (document: string): Readonly<Record<keyof typeof WORDS, object>> => ({
  table: {
    attrs: { caption: 'I fari' },
    content: [
      { type: 'tableRow', content: [{ type: 'tableHeader', content: [line('Nome')] }] },
      { type: 'tableRow', content: [{ type: 'tableCell', content: [line(WORDS.table)] }] },
    ],
  },
  codeBlock: { attrs: { language: 'python' }, content: [{ type: 'text', text: `${WORDS.codeBlock} = 1` }] },
  callout: { attrs: { look: 'note' }, content: [line(WORDS.callout)] },
  button: { attrs: { label: WORDS.button, href: '/chi-siamo' } },
  file: { attrs: { media: document, title: WORDS.file } },
  embed: { attrs: { provider: 'openStreetMap', resource: '12/43.3/12.9', title: WORDS.embed } },
})

it('every block is in the page, its preview, all feeds and the search, and not in what stands for the text', async () => {
  const { ask, app, article } = await openBackOfficeServer()
  const document = idOf(await ask('POST', 'media/upload?name=portolano.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')))
  const content = Object.entries(blocksWith(document)).map(([type, block]) => ({ type, ...block }))
  const draft = article('I fari', { standfirst: 'In breve', body: { type: 'doc', content } })
  const id = idOf(await ask('POST', 'article', draft))
  expect((await ask('POST', `article/${id}/publish`, { revision: 1 })).statusCode).toBe(200)

  const page = (await app.inject('/articoli/i-fari')).body
  const texts = new Map([
    ['page', page],
    ['preview', (await ask('POST', `article/${id}/preview`, draft)).body],
  ])
  for (const feed of ['/feed.xml', '/atom.xml', '/feed.json']) texts.set(feed, (await app.inject(feed)).body)
  for (const [block, word] of Object.entries(WORDS)) {
    for (const [place, text] of texts) expect(text.includes(word), `${block} in ${place}`).toBe(true)
    expect((await app.inject(`/cerca?q=${word}`)).body, `${block} in the search`).toContain('/articoli/i-fari')
  }
  expect(page).toContain('<meta name="description" content="In breve"/>')
  expect(page).toContain('<meta property="og:description" content="In breve"/>')
})

it('a revision from before the blocks, and one with them, come back as they were', async () => {
  const { ask, article } = await openBackOfficeServer()
  const plain = { type: 'doc', content: [line('Prima')] }
  const document = idOf(await ask('POST', 'media/upload?name=portolano.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')))
  const full = { type: 'doc', content: Object.entries(blocksWith(document)).map(([type, block]) => ({ type, ...block })) }
  const id = idOf(await ask('POST', 'article', article('I fari', { body: plain })))
  await ask('PUT', `article/${id}`, { revision: 1, content: article('I fari', { body: full }) })
  const restore = async (restored: number, revision: number) =>
    (await ask('POST', `article/${id}/restore`, { restored, revision })).json<{ content: { body: unknown } }>().content.body
  expect(await restore(1, 2)).toEqual(plain)
  expect(await restore(2, 3)).toEqual(full)
})
