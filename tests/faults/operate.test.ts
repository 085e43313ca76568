import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { createDiskStorage } from '../../src/store/media/diskStorage.ts'
import { commandsOf } from '../support/docsCommands.ts'
import { freePort } from '../support/freePort.ts'
import { findPostgres, startCluster } from '../support/postgresCluster.ts'
import { run as runProgram, type Running } from '../support/running.ts'
import { engines, temporaryFolder } from '../support/stores.ts'
import { npmVariables, ownNative, packRelease, RELEASE, untilReady } from './support/releases.ts'

const run = promisify(execFile)
const STOPPED = '# with the magazine stopped'
/** What is typed where a password is asked for, and once more. */
const PASSWORD = 'secret\nsecret\n'
const FILE = 'una pagina'
const FILE_KEY = `${createHash('sha256').update(FILE).digest('hex')}/file.pdf`

it.runIf(engines.includes('postgres'))('docs/operate.md: every command does as it says', { timeout: 600_000 }, async () => {
  const folder = await temporaryFolder()
  const port = await freePort()
  // A cluster of its own: the user and the database that are made in it go with it.
  const cluster = await startCluster()
  if (!cluster) throw new Error('PostgreSQL is here: engines says so')
  onTestFinished(() => cluster.stop())
  const { username: administrator, hostname, port: clusterPort } = new URL(cluster.url)
  for (const name of ['disk', 'opt', 'bin']) await mkdir(join(folder, name))
  const { file } = await packRelease(folder, [ownNative])
  const places: readonly (readonly [string, string])[] = [
    ['/usr/local/bin', join(folder, 'bin')],
    ['/opt', join(folder, 'opt')],
    ['edicola-0.1.0.tar.gz', file],
    ['edicola-0.1.0', RELEASE],
    ['/srv/magazine', join(folder, 'magazine')],
    ['/tmp/there', join(folder, 'there')],
    ['/mnt/disk', join(folder, 'disk')],
    ['http://localhost:3000', `http://localhost:${port}`],
    ['postgres://edicola:secret@localhost/magazine', `postgres://keeper:secret@${hostname}:${clusterPort}/magazine`],
    // The tests' administrator of PostgreSQL has that name already, and is no user of the machine.
    ['--pwprompt edicola', '--pwprompt keeper'],
    ['--owner=edicola', '--owner=keeper'],
    ['runuser -u postgres -- ', `env PGHOST=${hostname} PGPORT=${clusterPort} PGUSER=${administrator} `],
  ]
  const PATH = [join(folder, 'bin'), await findPostgres(), process.env['PATH']].join(delimiter)
  const variables: Record<string, string> = { ...npmVariables(), PATH, PORT: String(port), LOG_LEVEL: 'error', LANG: 'en_GB.UTF-8' }
  let magazine: Running | null = null
  const outputs = new Map<string, string>()

  async function follow(command: string): Promise<void> {
    const line = places.reduce((typed, [written, here]) => typed.replaceAll(written, here), command)
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
    } else {
      // Without a terminal of its own, a program that asks for a password reads what it is sent.
      const running = run('setsid', ['--wait', 'bash', '-c', line], { env: variables })
      running.child.stdin?.end(line.includes('--pwprompt') ? PASSWORD : '')
      outputs.set(command, (await running).stdout)
    }
  }

  const storage = createDiskStorage(join(folder, 'magazine/media'))

  const commands = await commandsOf('docs/operate.md')
  for (const command of commands) {
    const bringsFilesBack = command.startsWith('cp -r /tmp/there/media')
    if (command.startsWith('edicola backup')) await storage.write(FILE_KEY, Buffer.from(FILE))
    if (bringsFilesBack) await storage.remove(FILE_KEY)
    await follow(command)
    if (bringsFilesBack) expect(await text(storage.read(FILE_KEY))).toBe(FILE)
  }

  expect(outputs.get('edicola --version')).toMatch(/^edicola \d/)
  const output = (part: string) => [...outputs].find(([command]) => command.includes(part))?.[1] ?? ''
  expect(output('doctor')).toContain('There is no magazine here yet')
  expect(output('--deep')).toContain('read to its last row')
  expect(output('media move')).toContain('MEDIA_URL')
  expect(output('user add')).toContain('https://magazine.example/')
  expect(output('user suspend')).toContain('Elsa Prima')
  expect(output('readyz')).toContain('"status":"ready"')
  expect(output('verify')).toContain('is good')
  expect(output('tar -tf')).toContain('manifest.json')
  expect(output('--dry-run')).toContain('Nothing was changed')
  expect(output('--force')).toContain('kept aside')
  expect(output('/tmp/there edicola restore')).toContain('is in its place')
  expect(output('--to postgres')).toContain('all of them compared')
  expect(output('--to sqlite')).toContain('all of them compared')
  expect(output('user list')).toContain('admin@edicola.example')
  expect(output('reset-password')).toContain('https://magazine.example/')
})
