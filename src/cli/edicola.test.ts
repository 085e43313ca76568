import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CommandName } from '../messages/cli/help.ts'
import { messagesIn } from '../messages/messages.ts'
import { commands } from './commands.ts'
import { edicola } from './edicola.ts'

/** What the program prints, and where; it must not need any environment for it. */
async function told(args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const printed = { output: '', errors: '' }
  vi.spyOn(console, 'log').mockImplementation((line: string) => void (printed.output += line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void (printed.errors += line))
  await edicola(args, variables)
  const failed = process.exitCode === 1
  process.exitCode = 0
  return { ...printed, failed }
}

afterEach(() => vi.restoreAllMocks())

describe.each(['it', 'en'] as const)('help in %s', (locale) => {
  const variables = { LANG: locale, PORT: 'not a port' }
  const t = messagesIn(locale).cli.help
  const names = Object.keys(commands) as CommandName[]

  it('names every command, and needs nothing but to be asked', async () => {
    const { output, failed } = await told(['--help'], variables)
    expect(failed).toBe(false)
    for (const name of names) expect(output).toContain(t.of[name].usage)
  })

  it.each(names)('of %s describes every option it has, no other, and gives an example', async (name) => {
    const { output } = await told([...name.split(' '), '--help'], variables)
    expect(output).toContain(t.of[name].usage)
    const described = Object.keys(t.of[name].options ?? {}).map((option) => /^--([\w-]+)/.exec(option)?.[1])
    expect(described.toSorted()).toEqual(Object.keys(commands[name].options).toSorted())
    for (const [option, type] of Object.entries(commands[name].options)) {
      expect(output).toMatch(new RegExp(`--${option}${type === 'string' ? ' [A-Z]' : '(?! [A-Z])'}`))
    }
    expect(t.of[name].examples.every((example) => /^([A-Z_]+=\S+ )*npm (start|run edicola -- )/.test(example))).toBe(true)
    expect(t.of[name].examples.length).toBeGreaterThan(0)
  })
})

it.each([
  [['vola'], 'Comando sconosciuto: vola.'],
  [['migrat'], 'Comando sconosciuto: migrat. Forse intendevi migrate?'],
  [['user', 'lst'], 'Comando sconosciuto: user lst. Forse intendevi user list?'],
  [['usr', 'list'], 'Comando sconosciuto: usr. Forse intendevi user list?'],
  [['user'], 'Dopo «user» manca una parola: i comandi sono quelli qui sopra.'],
  [['import', '--dry-run'], 'Dopo «import» manca una parola: i comandi sono quelli qui sopra.'],
  [['import', 'wordpres', 'x.xml'], 'Comando sconosciuto: import wordpres. Forse intendevi import wordpress?'],
  [['seed', '--article', '3'], 'Opzione sconosciuta: --article. Forse intendevi --articles?'],
  [['seed', '--articles'], 'L’opzione --articles vuole un valore.'],
  [['import', 'modal-page', 'x', '--dry-run=yes'], 'L’opzione --dry-run non vuole un valore.'],
  [['preview'], 'Uso: npm run edicola -- preview SLUG [--hours N]\n\nQuesto comando si scrive in un altro modo.'],
  [['migrate', 'now'], 'Questo comando si scrive in un altro modo.'],
])('refuses %j, and says last what was wrong', async (args, sentence) => {
  const { errors, failed } = await told(args)
  expect(errors.endsWith(sentence)).toBe(true)
  expect(failed).toBe(true)
})

it.each([[['user', '--help']], [['help', 'user']]])('%j lists the commands of that name, and no other', async (args) => {
  const { output, failed } = await told(args)
  expect(failed).toBe(false)
  expect(output.match(/^  user \S+/gm)).toHaveLength(6)
  expect(output).not.toContain('backup')
})

it('takes `help` for `--help`, of a command too', async () => {
  expect((await told(['help'])).output).toBe((await told(['--help'])).output)
  expect((await told(['help', 'user', 'list'])).output).toBe((await told(['user', 'list', '--help'])).output)
})

it('says its version', async () => {
  expect((await told(['--version'])).output).toMatch(/^edicola \d+\.\d+\.\d+( \([0-9a-f]{7,}\))?, Node \d+/)
})

it.each([
  ['it', 'Uso: edicola COMANDO [OPZIONI]'],
  ['en', 'Usage: edicola COMMAND [OPTIONS]'],
])('calls itself in %s as its user does: a release has no npm to run it', async (LANG, usage) => {
  const variables = { LANG, EDICOLA_COMMAND: 'edicola' }
  expect((await told(['--help'], variables)).output).toContain(usage)
  const { output } = await told(['backup', '--help'], variables)
  expect(output).toContain(': edicola backup [')
  expect(output).not.toContain('npm')
  expect((await told(['start', '--help'], variables)).output).toContain('PORT=8080 edicola start')
})
