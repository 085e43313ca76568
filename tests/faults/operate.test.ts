import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { commandsOf } from '../support/docsCommands.ts'
import { freePort } from '../support/freePort.ts'
import { run as runProgram, type Running } from '../support/running.ts'
import { emptyLocation, engines, temporaryFolder } from '../support/stores.ts'
import { npmVariables, ownNative, packRelease, RELEASE, untilReady } from './support/releases.ts'

const run = promisify(execFile)
const STOPPED = '# with the magazine stopped'

it.runIf(engines.includes('postgres'))('docs/operate.md: every command does as it says', { timeout: 600_000 }, async () => {
  const folder = await temporaryFolder()
  const port = await freePort()
  const location = await emptyLocation('postgres')
  for (const name of ['disk', 'opt', 'bin']) await mkdir(join(folder, name))
  const { file } = await packRelease(folder, [ownNative])
  const places: readonly (readonly [string, string])[] = [
    ['/usr/local/bin', join(folder, 'bin')],
    ['/opt', join(folder, 'opt')],
    ['edicola-0.1.0.tar.gz', file],
    ['edicola-0.1.0', RELEASE],
    ['/srv/magazine', join(folder, 'magazine')],
    ['/mnt/disk', join(folder, 'disk')],
    ['http://localhost:3000', `http://localhost:${port}`],
    ['postgres://edicola:secret@localhost/magazine', location.engine === 'postgres' ? location.url : ''],
  ]
  const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter)
  const variables: Record<string, string> = { ...npmVariables(), PATH, PORT: String(port), LOG_LEVEL: 'error', LANG: 'en_GB.UTF-8' }
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
    else if (line === 'edicola start') {
      expect(magazine, 'one at a time').toBeNull()
      const started = runProgram([join(folder, 'bin/edicola'), 'start'], variables)
      onTestFinished(() => started.kill('SIGKILL'))
      magazine = started
      await untilReady(`http://localhost:${port}`, started)
    } else outputs.set(command, (await run('bash', ['-c', line], { env: variables })).stdout)
  }

  const commands = await commandsOf('docs/operate.md')
  for (const command of commands) await follow(command)

  expect(outputs.get('edicola --version')).toMatch(/^edicola \d/)
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
