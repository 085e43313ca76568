import { readFile } from 'node:fs/promises'

/** What only some machines have. A block that needs it says so in its first line: `# with podman`. */
export type Tool = 'systemd' | 'podman'

/** The commands of a document, in their order: the lines of its blocks of shell, either of those that need a tool or of those that need none. */
export async function commandsOf(document: string, tool?: Tool): Promise<string[]> {
  const blocks = [...(await readFile(document, 'utf8')).matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block.trim().split('\n'))
  return blocks.flatMap((lines) => {
    const [, needed] = /^# with (systemd|podman)\b/.exec(lines[0] ?? '') ?? []
    return needed === tool ? lines.slice(needed ? 1 : 0) : []
  })
}
