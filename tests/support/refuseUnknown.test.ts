import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Runs a script; if it began its work instead of refusing it, that is ended. */
const say = (script: string, ...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.js`, ...words], { encoding: 'utf8', timeout: 60_000 })
  return { status, said: stdout + stderr }
}

it.each([
  ['a name', 'bench', ['scales'], 'scales is not known here. Did you mean scale?'],
  ['a name beside one that it knows', 'bench', ['scale', 'pagse2'], 'pagse2 is not known here.\n'],
  ['an option', 'bench', ['scale', '--sises=100'], '--sises=100 is not known here. Did you mean --sizes=N,N?'],
  ['an option without its value', 'bench', ['scale', '--sizes'], '--sizes is not known here. Did you mean --sizes=N,N?'],
  ['an empty value', 'bench', ['scale', '--only='], '--only= is not known here. Did you mean --only=PART_OF_A_NAME?'],
  ['an engine', 'bench', ['scale', '--engine=mysql'], '--engine=mysql is not known here. Did you mean --engine=sqlite|postgres?'],
  ['a number', 'bench', ['writers', '--seconds=ten'], '--seconds=ten is not known here. Did you mean --seconds=N?'],
  ['one of some numbers', 'bench', ['scale', '--sizes=100,x'], '--sizes=100,x is not known here. Did you mean --sizes=N,N?'],
  ['an option of another bench', 'bench', ['lighthouse', '--write'], '--write is not known here.\n'],
  ['an option of the tests', 'test', ['--chnged'], '--chnged is not known here. Did you mean --changed?'],
  ['a file, which the tests do not take', 'test', ['src/cli'], 'src/cli is not known here.\n'],
])('refuses %s', { timeout: 90_000 }, (_name, script, words, sentence) => {
  const { status, said } = say(script, ...words)
  expect(said).toContain(sentence)
  expect(status).toBe(1)
})

it('says with --help what there is', () => {
  expect(say('test', '--help').said).toContain('--changed')
  const { status, said } = say('bench', '--help')
  expect(status).toBe(0)
  // Every file that can be run, with all the options that it reads.
  const lines = readdirSync('bench').flatMap((file) => {
    const source = readFileSync(`bench/${file}`, 'utf8')
    if (!source.includes('export async function main(')) return []
    const read = source.matchAll(/(?:optionIn\(options, |number\()'(\w+)'|options\.includes\('--(\w+)'/g)
    const options = [...read].map(([, named, flag]) => flag ?? `${named}=`)
    return [`${file.replace('.ts', '')}: ${[...new Set(options)].toSorted().join(' ')}`]
  })
  const listed = [...said.matchAll(/^ {2}(\w+) *(.*)$/gm)].map(
    ([, name, options = '']) =>
      `${name}: ${options
        .replaceAll(/--|(?<==)\S+/g, '')
        .split(' ')
        .toSorted()
        .join(' ')}`,
  )
  expect(listed.toSorted()).toEqual(lines.toSorted())
})
