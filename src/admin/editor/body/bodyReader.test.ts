import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { bodySchema } from '../../../content/body/body.ts'
import { schemaExtensions } from '../schemaExtensions.ts'
import { createBodyReader } from './bodyReader.ts'
import { toBody, type EditorNode } from './toBody.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Tre')] }] }
const doc = Node.fromJSON(getSchema(schemaExtensions), { type: 'doc', content: [paragraph('Uno'), list, { type: 'paragraph' }] })

it('reads what reading the whole does, as the schema wants it', () => {
  const { body, dropped } = createBodyReader()(doc)
  expect({ body, dropped }).toEqual(toBody(doc.toJSON() as EditorNode)) // as ProseMirror writes it
  expect(JSON.stringify(bodySchema.parse(body))).toBe(JSON.stringify(body))
})

it('gives the very same blocks again, but those that changed', () => {
  const read = createBodyReader()
  const { body: before } = read(doc)
  const { body: after } = read(EditorState.create({ doc }).tr.insertText('e', 1).doc)
  expect(after.content[0]).toEqual(paragraph('eUno'))
  expect(after.content[1]).toBe(before.content[1])
})
