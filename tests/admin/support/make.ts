import { expect, type APIRequestContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

/** A name that no other journey has, nor this one when it is tried again. */
export const unique = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`

/** Makes a document through the API; its identifier. */
export async function make(request: APIRequestContext, kind: string, content: object): Promise<string> {
  const made = await request.post(`/api/admin/${kind}`, { data: content })
  expect(made.status(), await made.text()).toBe(201)
  return ((await made.json()) as { id: string }).id // what the API answers
}

/** As much of a document as journeys look at. */
export interface Made {
  readonly id: string
  readonly revision: number
  readonly slug: string
  readonly content: { readonly title: string; readonly standfirst: string; readonly body: { readonly content: readonly object[] } }
}

/** A document as the server has it now. */
export async function read(request: APIRequestContext, kind: string, id: string): Promise<Made> {
  const found = await request.get(`/api/admin/${kind}/${id}`)
  expect(found.status(), await found.text()).toBe(200)
  return (await found.json()) as Made // what the API answers
}

/** A section and a byline of its own: what an article needs before it can be published. */
export async function makePlace(request: APIRequestContext) {
  const [section, author] = [unique('Città'), unique('Elsa Prima')]
  const ids = { section: await make(request, 'section', { name: section }), authors: [await make(request, 'author', { name: author })] }
  return { section, author, ids }
}

/** A body of one paragraph. */
export const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

/** A small picture, unlike any other: its colour is its own. */
export async function pictureFile(name: string) {
  const colour = `#${randomUUID().replaceAll('-', '').slice(0, 6)}`
  const buffer = await sharp({ create: { width: 480, height: 320, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
