import { readFile } from 'node:fs/promises'
import { builtFixtures } from './buildFixtures.ts'

/** The HTML of one of the announcements in `fixtures/announcements.tsx`. */
export async function announcement(name: string): Promise<string> {
  const html = (JSON.parse(await readFile(`${builtFixtures}/announcements.json`, 'utf8')) as Record<string, string>)[name]
  if (!html) throw new Error(`There is no announcement ${name}`)
  return html
}
