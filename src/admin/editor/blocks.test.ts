import { Editor } from '@tiptap/core'
import { expect, it } from 'vitest'
import { blockKinds } from './blocks.ts'
import { schemaExtensions } from './schemaExtensions.ts'

it.each(blockKinds.flatMap(({ id, insert }) => ('run' in insert ? [[id, insert.run] as const] : [])))(
  'the menu puts in, at once: %s',
  (id, run) => {
    const content = { type: 'doc', content: [{ type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Il faro' }] }] }
    const editor = new Editor({ element: null, extensions: schemaExtensions, content })
    editor.commands.setTextSelection(editor.state.doc.content.size - 1)
    expect(run(editor.chain()).run()).toBe(true)
    const written = JSON.stringify(editor.state.doc.toJSON())
    expect(written).toContain(`"type":"${id.replace(/\d$/, '')}"`)
    expect(written).toContain('Il faro')
    editor.state.doc.check()
  },
)

it('whatever else the menu has is asked for first', () => {
  expect(blockKinds.flatMap(({ id, insert }) => ('ask' in insert ? [id] : []))).toEqual([
    ...['image', 'gallery', 'video', 'audio', 'embed', 'file', 'button'],
  ])
})
