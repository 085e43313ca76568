import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { freePort } from '../support/freePort.ts'
import { startProgram } from '../support/program.ts'
import type { Running } from '../support/running.ts'
import { emptyLocation, engines, temporaryFolder } from '../support/stores.ts'

const run = promisify(execFile)
const PROGRAM = 'npm run edicola -- '
const STOPPED = '# with the magazine stopped'

/** The commands of a document, in their order: the lines of its blocks of shell. */
async function commandsOf(document: string): Promise<string[]> {
  const blocks = [...(await readFile(document, 'utf8')).matchAll(/^```sh\n(.*?)^```$/gms)]
  return blocks.flatMap(([, block = '']) => block.trim().split('\n'))
}

it.runIf(engines.includes('postgres'))('docs/operate.md: every command does as it says', { timeout: 300_000 }, async () => {
  const folder = await temporaryFolder()
  const port = await freePort()
  const location = await emptyLocation('postgres')
  await mkdir(join(folder, 'disk'))
  const places: readonly (readonly [string, string])[] = [
    ['/srv/magazine', join(folder, 'magazine')],
    ['/mnt/disk', join(folder, 'disk')],
    ['http://localhost:3000', `http://localhost:${port}`],
    ['postgres://edicola:secret@localhost/magazine', location.engine === 'postgres' ? location.url : ''],
  ]
  const variables: Record<string, string> = { PORT: String(port), LOG_LEVEL: 'error', LANG: 'en_GB.UTF-8' }
  let magazine: Running | null = null
  const outputs = new Map<string, string>()

  async function follow(command: string): Promise<void> {
    const line = places.reduce((text, [written, here]) => text.replaceAll(written, here), command)
    const [word, ...words] = line.split(' ')
    if (command === STOPPED) {
      await magazine?.stop()
      magazine = null
    } else if (word === 'export') for (const pair of words) variables[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1)
    else if (word === 'unset') for (const name of words) Reflect.deleteProperty(variables, name)
    else if (line === 'npm start') {
      expect(magazine, 'one at a time').toBeNull()
      const started = startProgram(['start'], variables)
      magazine = started
      const isReady = () =>
        fetch(`http://localhost:${port}/readyz`).then(
          ({ status }) => status,
          () => started.errors(),
        )
      await expect.poll(isReady, { timeout: 60_000 }).toBe(200)
    } else if (line.startsWith(PROGRAM)) {
      const program = startProgram(line.slice(PROGRAM.length).split(' '), variables)
      expect(await program.ended, `${command}\n${program.output()}`).toBe(0)
      outputs.set(command, program.output())
    } else outputs.set(command, (await run('bash', ['-c', line])).stdout)
  }

  const commands = await commandsOf('docs/operate.md')
  for (const command of commands) await follow(command)

  const output = (part: string) => [...outputs].find(([command]) => command.includes(part))?.[1] ?? ''
  expect(output('doctor')).toContain('There is no magazine here yet')
  expect(output('readyz')).toContain('"status":"ready"')
  expect(output('verify')).toContain('is good')
  expect(output('tar -tf')).toContain('manifest.json')
  expect(output('--dry-run')).toContain('Nothing was changed')
  expect(output('--force')).toContain('kept aside')
  expect(output('--to postgres')).toContain('all of them compared')
  expect(output('--to sqlite')).toContain('all of them compared')
  expect(output('user list')).toContain('admin@edicola.example')
  expect(output('reset-password')).toContain('https://magazine.example/')
})
