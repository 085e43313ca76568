import { readFile } from 'node:fs/promises'

/** The grey block of a language in a section of a page of docs: what is told to others is what is tried. */
export async function docsBlock(page: string, section: string, language: string): Promise<string> {
  const text = await readFile(`docs/${page}`, 'utf8')
  const part = text.split(/^## /m).find((one) => one.startsWith(`${section}\n`))
  const block = part?.split(`\`\`\`${language}\n`)[1]?.split('\n```')[0]
  if (block === undefined) throw new Error(`docs/${page} has no ${language} in «${section}»`)
  return block
}
