import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commands } from '../../src/cli/commands.ts'
import { commandsOf, type Tool } from '../support/docsCommands.ts'

/** What reads as a command when more words follow. npm's stand for those of a clone. */
const PROGRAMS =
  'apt apt-get bash cat chmod chown cp createdb createuser curl docker dpkg edicola git install journalctl kill ln ls mkdir mv node npm npx pg_dump pg_restore podman psql rm rsync runuser scp sh ssh su sudo systemctl tar useradd wget'.split(
    ' ',
  )

/** Which test runs the blocks that need something. */
const RUN_BY: Readonly<Record<Tool, string>> = { systemd: 'tests/faults/systemd.test.ts', podman: 'tests/faults/container.test.ts' }

const isAssignment = (word: string) => /^[A-Z_]+=/.test(word)
/** `BACKUP` stands for whatever name it has. */
const isPlaceholder = (word: string) => /^[A-Z]+$/.test(word)
const beginsWith = (line: readonly string[], words: readonly string[]) =>
  words.every((word, index) => word === line[index] || (isPlaceholder(word) && line[index] !== undefined))

/** The commands that stand in sentences and tables of a text, and in no line that is run. */
function unrunCommands(text: string, run: readonly string[]): string[] {
  const typed = run.map((line) => line.replace(/^npm run edicola -- /, 'edicola ').split(' '))
  const ours = Object.keys(commands).map((name) => name.split(' '))
  const sentences = text.replaceAll(/^```.*?^```$/gms, '')
  const codes = [...sentences.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
  return codes.filter((code) => {
    const words = code.split(' ')
    const program = words.find((word) => !isAssignment(word)) ?? ''
    const isOurs = ours.some((name) => beginsWith(words, name))
    if (!isOurs && (words.length === 1 || !PROGRAMS.includes(program))) return false
    if (program === 'npm') return !isScript(words)
    return !typed.some((line) => beginsWith(line, isOurs ? ['edicola', ...words] : words))
  })
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const isScript = ([, ...words]: readonly string[]) => (words[0] === 'run' ? (words[1] ?? '') : (words[0] ?? '')) in scripts

it.each([
  ['`podman pull x` gets it', ['podman pull x']],
  ['`A=1 edicola export FOLDER`, then `tar -xf BACKUP all`', ['A=1 edicola export FOLDER', 'tar -xf BACKUP all']],
  ['what `mirror` does, and `user suspend EMAIL`, and `npm run nothing`', ['mirror', 'npm run nothing']],
  ['`doctor --deep` is not `doctor`', ['doctor --deep']],
  ['`tar -xf BACKUP media` needs `tar`, as `edicola import ghost` does `edicola`', []],
])('%s: names what is in no block', (text, unrun) => {
  const run = ['edicola user suspend a@b.example', 'edicola doctor', 'tar -xf /a/b.tar media', 'npm run edicola -- import ghost x']
  expect(unrunCommands(text, run)).toEqual(unrun)
})

it('docs/operate.md: no command stands in a sentence alone, where no test would run it', async () => {
  const tools = Object.keys(RUN_BY) as Tool[]
  const lists = await Promise.all([
    commandsOf('docs/operate.md'),
    commandsOf('docs/trasloco.md'),
    ...tools.map((tool) => commandsOf('docs/operate.md', tool)),
  ])
  expect(unrunCommands(readFileSync('docs/operate.md', 'utf8'), lists.flat())).toEqual([])
  expect(lists.filter((list) => list.length === 0)).toEqual([])
})

it.each(Object.entries(RUN_BY))('the blocks that need %s are run by %s', (tool, file) => {
  expect(readFileSync(file, 'utf8')).toContain(`commandsOf('docs/operate.md', '${tool}')`)
})
