import { describe, expect, it } from 'vitest'
import { UnreadableExport } from '../record.ts'
import { readWxr, type WxrPart } from './readWxr.ts'

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function read(text: string | Uint8Array, size = 7): Promise<WxrPart[]> {
  const parts: WxrPart[] = []
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  for await (const part of readWxr(inPieces(bytes, size), 'a.xml')) parts.push(part)
  return parts
}

const head = (version: string, scheme = 'http') =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<rss xmlns:wp="${scheme}://wordpress.org/export/${version}/" xmlns:excerpt="${scheme}://wordpress.org/export/${version}/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/">\n<channel><title>Rivista</title><wp:wxr_version>${version}</wp:wxr_version>`
const wxr = (items: string, version = '1.2', scheme = 'http') => `${head(version, scheme)}${items}</channel></rss>`
const ITEM =
  '<item><title>Caffè</title><content:encoded><![CDATA[<p>uno]]]]><![CDATA[> due</p>]]></content:encoded><excerpt:encoded><![CDATA[breve]]></excerpt:encoded><wp:post_id>7</wp:post_id><category domain="category" nicename="citta"><![CDATA[Città]]></category><wp:postmeta><wp:meta_key>a</wp:meta_key><wp:meta_value><![CDATA[b]]></wp:meta_value></wp:postmeta><wp:comment><wp:comment_id>1</wp:comment_id></wp:comment></item>'

describe.each([
  ['1.0', 'http'],
  ['1.1', 'http'],
  ['1.2', 'https'],
])('WXR %s over %s', (version, scheme) => {
  it('is read entry by entry, however its bytes come', async () => {
    for (const size of [1, 7, 10_000]) {
      const [channel, item] = await read(wxr(ITEM, version, scheme), size)
      expect(channel).toMatchObject({
        is: 'channel',
        channel: new Map([
          ['title', 'Rivista'],
          ['wxr_version', version],
        ]),
      })
      expect(item).toEqual({
        is: 'item',
        place: 'a.xml:3',
        fields: new Map([
          ['title', 'Caffè'],
          ['encoded', '<p>uno]]> due</p>'],
          ['excerpt', 'breve'],
          ['post_id', '7'],
        ]),
        meta: new Map([['a', ['b']]]),
        terms: [{ domain: 'category', slug: 'citta', name: 'Città' }],
        comments: 1,
        pings: 0,
      })
    }
  })
})

it('reads the people and the terms of its head', async () => {
  const parts = await read(
    wxr(
      '<wp:author><wp:author_login>ada</wp:author_login></wp:author><wp:category><wp:cat_name>x</wp:cat_name></wp:category><wp:tag/><wp:term/>',
    ),
  )
  expect(parts.map(({ is }) => is)).toEqual(['channel', 'author', 'category', 'tag', 'term'])
})

describe('what is no whole export', () => {
  const latin = Buffer.from(wxr('<item><title>Caff\u00e8</title></item>').replace('UTF-8', 'ISO-8859-1'), 'latin1')
  it('is read in the encoding that it names', async () => {
    const [, item] = await read(latin)
    expect(item).toMatchObject({ fields: new Map([['title', 'Caffè']]) })
  })

  it('may hold control characters, which nobody sees', async () => {
    const [, item] = await read(wxr('<item><title>a\u0008b\u0000c</title></item>'))
    expect(item).toMatchObject({ fields: new Map([['title', 'abc']]) })
  })

  it.each([
    ['bytes of another encoding', Buffer.concat([Buffer.from(head('1.2')), Buffer.from([0xe8, 0x20])]), 'encoding', /^a\.xml, byte \d+$/],
    ['an encoding that nobody knows', '<?xml version="1.0" encoding="klingon"?><rss/>', 'encoding', /^a\.xml$/],
    ['entities of its own', '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss/>', 'entities', /^a\.xml:1$/],
    ['an entity that nobody declared', wxr('<item><title>&nbsp;</title></item>'), 'syntax', /^a\.xml:3$/],
    ['a file that is cut', wxr(ITEM).slice(0, -40), 'cut', /^a\.xml:3$/],
    ['a file that is cut between two', `${head('1.2')}${ITEM}`, 'cut', /^a\.xml:3$/],
    ['elements that cross', wxr('<item><title>a</item></title>'), 'syntax', /^a\.xml:3$/],
    ['an end of CDATA without one', wxr('<item><title>a]]>b</title></item>'), 'syntax', /^a\.xml:3$/],
    ['elements in elements without end', `${head('1.2')}${'<a>'.repeat(100_000)}`, 'too-deep', /^a\.xml:3$/],
    ['a feed that is no export', '<rss><channel><title>x</title></channel></rss>', 'not-an-export', /^a\.xml$/],
    ['nothing', '', 'cut', /^a\.xml/],
    ['no XML', 'ciao', 'syntax', /^a\.xml:1$/],
  ])('%s', async (_name, text, fault, place) => {
    const failed = await read(text, 1000).then(
      () => null,
      (error: unknown) => error,
    )
    expect(failed).toBeInstanceOf(UnreadableExport)
    expect(failed).toMatchObject({ fault, place: expect.stringMatching(place) as string })
  })
})

it.each([
  ['as older files have them, which say nothing of them', '', [1, 0]],
  ['that are approved', '<wp:comment_approved>1</wp:comment_approved><wp:comment_type>comment</wp:comment_type>', [1, 0]],
  ['that wait', '<wp:comment_approved>0</wp:comment_approved><wp:comment_type/>', [1, 0]],
  ['but no spam', '<wp:comment_approved>spam</wp:comment_approved>', [0, 0]],
  ['nor what is in the bin', '<wp:comment_approved>trash</wp:comment_approved>', [0, 0]],
  ['and what other sites sent apart', '<wp:comment_type>pingback</wp:comment_type><wp:comment_approved>1</wp:comment_approved>', [0, 1]],
])('counts comments %s', async (_name, about, counted) => {
  const comment = `<wp:comment><wp:comment_id>1</wp:comment_id>${about}</wp:comment>`
  const [, item] = await read(wxr(`<item><wp:post_id>7</wp:post_id>${comment}</item>`))
  expect(item).toMatchObject({ comments: counted[0], pings: counted[1] })
})
