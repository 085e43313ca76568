import { readFile } from 'node:fs/promises'

/** The commands of a document, in their order: the lines of its blocks of shell. */
export async function commandsOf(document: string): Promise<string[]> {
  const blocks = [...(await readFile(document, 'utf8')).matchAll(/^```sh\n(.*?)^```$/gms)]
  return blocks.flatMap(([, block = '']) => block.trim().split('\n'))
}
