import { describe, expect, it } from 'vitest'
import { blocks, documents, idOf, readWordPress, textOf } from '../../../tests/support/readWordPress.ts'
import { item } from '../../../tests/support/wxrExample.ts'
import type { MediaType } from '../../content/kinds/media.ts'
import type { TakeFile } from '../takeFile.ts'

const TYPES: Readonly<Record<string, MediaType>> = { mp3: 'audio/mpeg', mp4: 'video/mp4' }

const takeFile: TakeFile = ({ path }) => {
  const type = TYPES[path?.split('.').at(-1) ?? '']
  if (!path || !type || path.includes('manca')) return Promise.resolve({ ok: false, because: 'not-found' })
  return Promise.resolve({ ok: true, file: { fileName: path, hash: 'ab'.repeat(32), type, bytes: 10, picture: null } })
}

const FILES = [
  item({ id: 70, type: 'attachment', title: 'Voce', slug: 'voce', file: '2019/05/voce.mp3' }),
  item({ id: 71, type: 'attachment', title: 'Coro', slug: 'coro', file: '2019/05/coro.mp3' }),
  item({ id: 72, type: 'attachment', title: 'Film', slug: 'film', file: '2019/05/film.mp4' }),
]
const UPLOADS = 'https://rivista.example/wp-content/uploads/2019/05'

async function readText(content: string, more: object = {}) {
  const [moved] = documents(await readWordPress([...FILES, item({ id: 7, title: 'x', content, ...more })], { takeFile }), 'article')
  if (!moved) throw new Error('No text came')
  return moved
}

const sound = (id: string) => ({ type: 'audio', attrs: { media: idOf('post', id) } })
const film = { type: 'video', attrs: { provider: 'file', media: idOf('post', '72') } }

describe('a shortcode', () => {
  it.each([
    ['of a sound', `[audio src="${UPLOADS}/voce.mp3"]`, [sound('70')]],
    ['of a sound by the name of its format', `[audio mp3="${UPLOADS}/voce.mp3"][/audio]`, [sound('70')]],
    ['of a sound that stands in it', `[audio]${UPLOADS}/voce.mp3[/audio]`, [sound('70')]],
    ['of a sound as the oldest plugin wrote it', `[audio ${UPLOADS}/voce.mp3]`, [sound('70')]],
    ['of a film', `[video width="640" height="360" mp4="${UPLOADS}/film.mp4"][/video]`, [film]],
    ['of a film that has a picture before it', `[video src="${UPLOADS}/film.mp4" poster="${UPLOADS}/primo.jpg"]`, [film]],
    ['of a list of sounds', '[playlist ids="70,71"]', [sound('70'), sound('71')]],
    ['of a list of films', '[playlist type="video" ids="72"]', [film]],
  ])('%s', async (_name, content, expected) => {
    const moved = await readText(`uno\n\n${content}\n\ndue`)
    expect(blocks(moved)).toMatchObject([{ type: 'paragraph' }, ...expected, { type: 'paragraph' }])
    expect(textOf(moved)).toMatch(/^uno\n[^]*due$/)
    expect(moved.words?.missing).toEqual([])
    expect([...new Set(moved.notes.map(({ what }) => what))]).toEqual(['shortcode'])
  })

  it.each([
    ['of a sound that did not come', `[audio src="${UPLOADS}/manca.mp3"]`, `${UPLOADS}/manca.mp3`],
    ['of a film that did not come', `[video mp4="${UPLOADS}/manca.mp4"][/video]`, `${UPLOADS}/manca.mp4`],
  ])('%s is told with its address', async (_name, content, address) => {
    const moved = await readText(`uno\n\n${content}`)
    expect(moved.notes.map(({ what, detail }) => [what, detail])).toContainEqual(['file-missing', address])
    expect(textOf(moved)).toMatch(/^uno/)
  })
})

it.each([
  ['is told where a text was on top of the others', true, ['sticky']],
  ['is not told of others', false, []],
])('%s', async (_name, isSticky, expected) => {
  const moved = await readText('uno', { isSticky })
  expect(moved.notes.map(({ what }) => what)).toEqual(expected)
  expect(moved.isPublished).toBe(true)
})

it.each([
  ['shortcodes that never end', '[caption]'.repeat(50_000)],
  ['shortcodes that end far away', `${'[mio_box a=1] parola '.repeat(20_000)}${'[caption]'.repeat(20_000)}[/caption]`],
])('a text of nothing but %s takes no time', async (_name, content) => {
  expect((await readText(content)).words?.missing).toEqual([])
})
