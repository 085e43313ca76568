import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ADMINISTRATOR, ADMINISTRATOR_VARIABLES, signIn } from '../support/editors.ts'
import { commandsOf } from '../support/docsCommands.ts'
import { freePort } from '../support/freePort.ts'
import { run, type Running } from '../support/running.ts'
import { canMakeRoot, makeCleanRoot, type CleanRoot } from './support/cleanRoot.ts'
import { LONG, report } from '../support/long.ts'
import { ownNative, packRelease, RELEASE, unpack, untilReady } from './support/releases.ts'

const exec = promisify(execFile)
const UNIT = 'deploy/edicola.service'
/** What systemd itself counts of what a unit leaves open, in tenths: 0 is nothing at all, 100 is everything. */
const MOST_EXPOSED = 20
/** From here on it counts without running. */
const COUNTS_OFFLINE = 250
/** The backup of the night is made as soon as the program runs, on a disk that the unit names. */
const BACKUPS = '/mnt/disk/magazine'
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

it.runIf(systemdVersion() >= COUNTS_OFFLINE)('deploy/edicola.service leaves little open', async () => {
  const { stdout } = await exec('systemd-analyze', ['security', '--offline=true', `--threshold=${MOST_EXPOSED}`, '--no-pager', UNIT])
  expect(stdout).toMatch(/Overall exposure level for edicola.service: \d/)
})

describe.runIf(canMakeRoot && existsSync('/usr/bin/systemd-nspawn'))('deploy/edicola.service', { timeout: 900_000, ...LONG }, () => {
  it('starts with the machine, does all of its work, comes back after kill -9, and ends with it', async () => {
    const root = await makeCleanRoot(['systemd', 'systemd-sysv'])
    onTestFinished(() => root.remove(), 300_000)
    root.useNode(process.execPath)
    const port = await freePort()
    await install(root, port, (await packRelease(join(root.folder, 'tmp'), [ownNative])).file)

    // A machine has its own.
    await exec('umount', [join(root.folder, 'proc')])
    const booting = performance.now()
    const machine = boot(root)
    onTestFinished(async () => {
      // Without its parent the machine would go on; its first process takes all others along, and its parent ends after it.
      const leader = await leaderOf(root).catch(() => null)
      if (leader) process.kill(leader, 'SIGKILL')
      else machine.kill('SIGKILL')
      await machine.ended
    }, 60_000)
    const address = `http://localhost:${port}`
    await untilReady(address, machine)
    const served = performance.now()
    const inside = await commandsInside(root)

    // Passwords, pictures and a process of its own: what the filter of system calls could keep it from.
    const administrator = await signIn(address, ADMINISTRATOR)
    const picture = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    await administrator.send('POST', 'media/upload?name=a.png', new Blob([new Uint8Array(picture)]))
    const backups = async () => (await readdir(join(root.folder, BACKUPS))).filter((name) => name.endsWith('.tar'))
    await expect.poll(backups, { timeout: 120_000 }).toHaveLength(1)

    const pid = await inside('systemctl', 'show', '--value', '--property=MainPID', 'edicola')
    const status = await inside('cat', `/proc/${pid}/status`)
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
    expect(status).toMatch(/^Seccomp:\t2$/m)
    expect(status).toMatch(/^CapBnd:\t0+$/m)
    expect(status).not.toMatch(/^Uid:\t0/m)
    expect(await inside('systemd-analyze', 'verify', '/etc/systemd/system/edicola.service')).toBe('')

    // Its own folder and that of the backups are all that there is for it to write, even by root.
    const touch = (path: string) => inside('nsenter', `--target=${pid}`, '--mount', 'touch', path)
    for (const folder of ['/var/lib/edicola', BACKUPS]) await touch(`${folder}/tried`)
    for (const folder of ['/opt/edicola', '/etc', '/usr/local/bin', '/var/log', '/'])
      await expect(touch(`${folder}/tried`), folder).rejects.toThrow('Read-only file system')

    await inside('systemctl', 'kill', '--signal=KILL', '--kill-who=main', 'edicola')
    await expect.poll(() => inside('systemctl', 'show', '--value', '--property=NRestarts', 'edicola'), { timeout: 60_000 }).toBe('1')
    await untilReady(address, machine)

    const stopping = performance.now()
    await inside('systemctl', 'stop', 'edicola')
    const stopped = performance.now()
    expect(await inside('systemctl', 'show', '--value', '--property=Result', 'edicola')).toBe('success')
    await inside('systemctl', 'disable', 'edicola')
    const outputs = new Map<string, string>()
    for (const line of (await documented()).running) {
      outputs.set(line, await inside('env', `PATH=${PATH}`, 'sh', '-c', `cd / && ${line}`))
      await untilReady(address, machine)
    }
    expect(await inside('systemctl', 'is-enabled', 'edicola')).toBe('enabled')
    expect(outputs.get('journalctl -u edicola')).toContain('Started')
    expect([...outputs].find(([line]) => line.startsWith('runuser'))?.[1]).toContain('✓')
    await machine.stop()
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
    report('systemd', [
      `systemd ${systemdVersion()}, Node ${process.versions.node}: served ${seconds(booting, served)} after its machine began to start; a sign-in, a picture of 6 megapixels and the backup of the night inside the limits of the unit; started again by itself after \`kill -9\`; stopped in ${seconds(stopping, stopped)}, and with its machine`,
    ])
  })
})

/** That of this machine; none is 0. */
function systemdVersion(): number {
  const { stdout } = spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' })
  return Number(/systemd (\d+)/.exec(stdout)?.[1] ?? 0)
}

/** What docs/operate.md says: what is done before the program runs, and what from then on. */
async function documented(): Promise<{ installing: string[]; running: string[] }> {
  const lines = await commandsOf('docs/operate.md', 'systemd')
  const first = lines.findIndex((line) => line.startsWith('systemctl '))
  return { installing: lines.slice(0, first), running: lines.slice(first) }
}

/** As docs/operate.md says: the release in /opt, the unit, its settings, a user, and a disk for the backups. */
async function install({ folder }: CleanRoot, port: number, release: string): Promise<void> {
  unpack(release, join(folder, 'opt'))
  const inRoot = (...words: string[]) => exec('chroot', [folder, ...words], { env: { PATH } })
  await inRoot('ln', '-s', RELEASE, '/opt/edicola')
  await inRoot('ln', '-s', '/opt/edicola/bin/edicola', '/usr/local/bin/edicola')
  await inRoot('edicola', '--version')
  for (const line of (await documented()).installing) await inRoot('sh', '-c', line)
  const settingsFile = join(folder, 'etc/edicola.env')
  expect((await stat(settingsFile)).mode & 0o777).toBe(0o600)
  const settings = {
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    TRUST_PROXY: '0',
    BACKUP_TO: BACKUPS,
    ...ADMINISTRATOR_VARIABLES,
  }
  await appendFile(
    settingsFile,
    `\n${Object.entries(settings)
      .map((pair) => `${pair.join('=')}\n`)
      .join('')}`,
  )
  const units = join(folder, 'etc/systemd/system')
  await mkdir(join(units, 'edicola.service.d'))
  await writeFile(join(units, 'edicola.service.d/disk.conf'), `[Service]\nReadWritePaths=${BACKUPS}\n`)
  await inRoot('systemctl', 'enable', 'edicola')
}

/** A machine of its own but for the network. Asked to end, it shuts down. */
const boot = ({ folder }: CleanRoot): Running =>
  run(
    ['systemd-nspawn', '--quiet', '--register=no', '--keep-unit', '--resolv-conf=off', '--console=pipe', `--directory=${folder}`, '--boot'],
    {},
  )

/** What is done inside, by root. */
async function commandsInside(root: CleanRoot): Promise<(...words: string[]) => Promise<string>> {
  const leader = await leaderOf(root)
  return async (...words) => (await exec('nsenter', [`--target=${leader}`, '--all', ...words])).stdout.trim()
}

/** The first process of the machine. */
async function leaderOf({ folder }: CleanRoot): Promise<number> {
  const { stdout } = await exec('pgrep', ['--full', `systemd-nspawn .*--directory=${folder} --boot`])
  const [nspawn = ''] = stdout.trim().split('\n')
  return Number.parseInt(await readFile(`/proc/${nspawn}/task/${nspawn}/children`, 'utf8'), 10)
}
