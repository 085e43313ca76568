import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { edicola } from '../../src/cli/edicola.ts'
import { commandsOf } from '../support/docsCommands.ts'
import { body, drupalFiles, node } from '../support/drupalExample.ts'
import { temporaryFolder } from '../support/stores.ts'
import { item, wxr } from '../support/wxrExample.ts'

const FILES = ['rivista.xml', 'wp-content/uploads', 'content', 'sites/default/files', 'prova.html', 'rivista.tar', 'rivista.zip']

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

/** A magazine in a folder, with all that the document names, and its commands there, in this process. */
async function openFolder() {
  const folder = await temporaryFolder()
  const put = async (name: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c30' } })
    .jpeg()
    .toBuffer()
  await put('wp-content/uploads/2019/05/ponte.jpg', picture)
  await put('sites/default/files/ponte.jpg', picture)
  const photo = item({ id: 50, type: 'attachment', title: 'Ponte', slug: 'ponte', file: '2019/05/ponte.jpg' })
  await put('rivista.xml', wxr([photo, item({ id: 1, title: 'Uno', slug: 'uno', content: 'uno' })].join('\n')))
  for (const [name, text] of Object.entries(drupalFiles(node('n1', { body: body('<p>uno</p>') })))) await put(`content/${name}`, text)

  /** Runs a line as it is written, with its files in the folder; gives what it said. */
  async function follow(line: string): Promise<string> {
    const [, variables = '', typed = ''] = /^((?:[A-Z_]+=\S+ )*)npm run edicola -- (.*)$/.exec(line) ?? []
    const words = typed.split(' ').map((word) => word.replace(/^'(.*)'$/, '$1'))
    const args = words.map((word) => (FILES.includes(word) ? join(folder, word) : word))
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((said: string) => void lines.push(said))
    vi.spyOn(console, 'error').mockImplementation((said: string) => void lines.push(said))
    const given = Object.fromEntries([...variables.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value] as const))
    await edicola(args, { DATA_DIR: join(folder, 'data'), EDICOLA_ADMIN_PASSWORD: 'cavallo-batteria-graffetta', ...given })
    expect(process.exitCode ?? 0, lines.join('\n')).toBe(0)
    return lines.join('\n')
  }
  return { folder, follow }
}

it('docs/trasloco.md: every command does as it says', { timeout: 60_000 }, async () => {
  const { folder, follow } = await openFolder()
  const said = new Map<string, string>()
  for (const command of await commandsOf('docs/trasloco.md')) {
    await rm(join(folder, 'rivista.zip'), { force: true })
    const isTrial = command.includes('--dry-run')
    said.set(command, await follow(command))
    // «Lo stesso comando senza --dry-run»: so there is something to take out again.
    if (isTrial && command.includes('--media wp-content')) await follow(command.replace(' --dry-run', ''))
  }
  const of = (part: string) => [...said].find(([command]) => command.includes(part))?.[1] ?? ''
  for (const [command, text] of said) if (command.includes('--dry-run')) expect(text, command).toContain('Prova: non ho cambiato nulla.')
  expect(of('--media wp-content')).toContain('Parole: 1 testi su 1 identici.')
  expect(of('import drupal')).toContain('Drupal: 1 testi')
  expect(of('import edicola')).toContain('Parole: 1 testi su 1 identici.')
  expect(said.size).toBe(7)
  expect(await readFile(join(folder, 'prova.html'), 'utf8')).toContain('<html lang="it">')
})
