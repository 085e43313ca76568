import { Editor } from '@tiptap/core'
import { expect, it } from 'vitest'
import { toBody, type EditorNode } from '../body/toBody.ts'
import { schemaExtensions } from '../schemaExtensions.ts'
import { insertPastedBlock } from './pastedBlock.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** What a surface holds after a paste at the end of its last block, and whether the paste was taken for something. */
function pasted(content: object[], text: string, hasMarkup = false) {
  const editor = new Editor({ element: null, extensions: schemaExtensions, content: { type: 'doc', content } })
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  const isTaken = insertPastedBlock(editor, text, hasMarkup)
  return { isTaken, blocks: toBody(editor.state.doc.toJSON() as EditorNode).body.content } // as ProseMirror writes it
}

it.each([
  ['YouTube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', { type: 'video', attrs: { provider: 'youtube', videoId: 'aqz-KE-bpKQ' } }],
  ['Vimeo', 'https://vimeo.com/76979871', { type: 'video', attrs: { provider: 'vimeo', videoId: '76979871' } }],
  ['Spotify', 'https://open.spotify.com/track/4rOoJ6Egrf8K2IrywzwOMk', { attrs: { provider: 'spotify' } }],
  ['SoundCloud', 'https://soundcloud.com/rivista/le-onde', { attrs: { provider: 'soundcloud' } }],
  ['Instagram', 'https://www.instagram.com/p/CxYz12345/', { attrs: { provider: 'instagram' } }],
  ['X', 'https://x.com/rivista/status/1234567890', { attrs: { provider: 'x' } }],
  ['Bluesky', 'https://bsky.app/profile/rivista.example/post/3kabcdefghij2', { attrs: { provider: 'bluesky' } }],
  ['Mastodon', 'https://mastodon.uno/@rivista/112233445566', { attrs: { provider: 'mastodon' } }],
  ['Google Maps', 'https://www.google.com/maps/@45.6495,13.7768,15z', { attrs: { provider: 'googleMaps' } }],
  ['OpenStreetMap', 'https://www.openstreetmap.org/#map=15/45.6495/13.7768', { attrs: { provider: 'openStreetMap' } }],
  ['Datawrapper', 'https://datawrapper.dwcdn.net/AbCd1/', { attrs: { provider: 'datawrapper' } }],
  ['Flourish', 'https://public.flourish.studio/visualisation/123456/', { attrs: { provider: 'flourish' } }],
])('an address of %s on an empty line is its block, and words go on below it', (_name, address, block) => {
  const { isTaken, blocks } = pasted([paragraph('Prima.'), { type: 'paragraph' }], `${address}\n`)
  expect(isTaken).toBe(true)
  expect(blocks).toMatchObject([paragraph('Prima.'), block])
})

it('cells parted by tabs are a table', () => {
  expect(pasted([{ type: 'paragraph' }], 'Città\tAbitanti\nTrieste\t198000').blocks).toMatchObject([
    { type: 'table', content: [{ type: 'tableRow' }, { type: 'tableRow' }] },
  ])
})

const ADDRESS = 'https://x.com/rivista/status/1234567890'

it.each([
  ['an address within a sentence', [paragraph('Lo dice qui: ')], ADDRESS, false],
  ['an address in code', [{ type: 'codeBlock' }], ADDRESS, false],
  ['an address of nobody we know', [{ type: 'paragraph' }], 'https://altrove.example/', false],
  ['cells that come with their markup, which says more', [{ type: 'paragraph' }], 'a\tb\nc\td', true],
])('is left to the editor: %s', (_name, content, text, hasMarkup) => expect(pasted(content, text, hasMarkup).isTaken).toBe(false))
