import type { Editor } from '../../support/editors.ts'

/** Lets an editor publish one article after another; gives back the slug of each, which its title names. */
export async function articlePublisher(editor: Editor): Promise<() => Promise<string>> {
  const section = await editor.send('POST', 'section', { name: 'Città' })
  const author = await editor.send('POST', 'author', { name: 'Elsa Prima' })
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Un testo.' }] }] }
  let count = 0
  return async () => {
    const slug = `uscito-${++count}`
    const made = await editor.send('POST', 'article', { title: slug, slug, section: section.id, authors: [author.id], body })
    await editor.send('POST', `article/${made.id}/publish`, { revision: made.revision, at: 'now' })
    return slug
  }
}
