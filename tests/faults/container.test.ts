import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { compileNatives } from '../../scripts/compileNatives.js'
import { commandsOf } from '../support/docsCommands.ts'
import { freePort } from '../support/freePort.ts'
import { run } from '../support/running.ts'
import { temporaryFolder } from '../support/stores.ts'
import { canMakeRoot, makeCleanRoot } from './support/cleanRoot.ts'
import { LONG, report } from '../support/long.ts'
import { packRelease, RELEASE, untilReady } from './support/releases.ts'

const exec = promisify(execFile)
const IMAGE = 'localhost/edicola-tried'
const BASE = 'localhost/edicola-tried-base'
const RUNC = '/usr/sbin/runc'
/** Without systemd: groups of processes are folders, and nobody asks about the health by the clock. runc, because crun wants one version of those groups alone. */
const PODMAN = ['--cgroup-manager=cgroupfs', '--events-backend=file', `--runtime=${RUNC}`]
/** The network is the machine's, and limits are such as whoever runs the tests may set. */
const HERE = ['--pull=never', '--network=host', '--health-interval=disable', '--ulimit=nofile=1024:1024', '--ulimit=nproc=1024:1024']
const RUN = [...HERE, '--read-only', '--read-only-tmpfs=false']
const GRACE_SECONDS = 30

const podman = async (...args: string[]): Promise<string> =>
  (await exec('podman', [...PODMAN, ...args], { maxBuffer: 1 << 26 })).stdout.trim()

describe.runIf(canMakeRoot && existsSync('/usr/bin/podman') && existsSync(RUNC))('the container', { timeout: 1_200_000, ...LONG }, () => {
  afterAll(() => podman('rmi', '--force', IMAGE, BASE).catch(() => undefined), 300_000)

  it('starts, is healthy, stops within its grace, and survives kill -9', async () => {
    const natives = compileNatives()
    const newest = natives.at(-1)
    if (!newest) throw new Error('There is a compiler here')
    const root = await makeCleanRoot()
    onTestFinished(() => root.remove(), 300_000)
    root.useNode(newest.program)
    const folder = await temporaryFolder()
    const context = join(folder, 'context')
    await mkdir(context)
    await exec('tar', ['-cf', join(folder, 'base.tar'), '--exclude=./proc/*', '-C', root.folder, '.'])
    await podman('import', '--quiet', join(folder, 'base.tar'), BASE)
    await packRelease(context, natives)
    for (const file of ['Containerfile', '.containerignore']) await copyFile(file, join(context, file))
    const args = ['--build-arg', `BASE=${BASE}`, '--build-arg', `RELEASE=${RELEASE}`]
    const building = performance.now()
    await podman('build', '--isolation=chroot', '--network=host', '--pull=never', '--format=docker', ...args, '--tag', IMAGE, context)
    const built = performance.now()

    const port = await freePort()
    const name = `edicola-tried-${process.pid}`
    const volume = `${name}-data`
    onTestFinished(async () => {
      await podman('rm', '--force', '--volumes', name).catch(() => undefined)
      await podman('volume', 'rm', '--force', volume).catch(() => undefined)
    }, 300_000)
    const settings = ['--env', `PORT=${port}`, '--env', 'EDICOLA_DEMO=0', '--env', 'HOST=127.0.0.1']
    const started = performance.now()
    const container = run(
      [
        'podman',
        ...PODMAN,
        'run',
        ...RUN,
        '--name',
        name,
        '--volume',
        `${volume}:/data`,
        `--stop-timeout=${GRACE_SECONDS}`,
        ...settings,
        IMAGE,
      ],
      {},
    )
    const address = `http://localhost:${port}`
    await untilReady(address, container)
    const served = performance.now()
    expect(await podman('exec', name, 'id', '-u')).toBe('10001')
    expect(await podman('exec', name, 'sh', '-c', 'touch /opt/edicola/x /x 2>/dev/null || echo no')).toBe('no')
    // What it draws goes by files for a moment: they must have a place.
    await podman('exec', name, 'edicola', 'seed')
    expect(await podman('exec', name, 'sh', '-c', 'ls -d /data/edicola-* 2>/dev/null || echo none')).toBe('none')
    expect(await podman('exec', name, 'edicola', '--version')).toContain(`Node ${newest.node}`)
    expect(await podman('healthcheck', 'run', name)).toBe('')
    const documented = await commandsOf('docs/operate.md', 'podman')
    for (const line of documented) {
      const [program, ...words] = line.split(' ')
      expect(program).toBe('podman')
      expect(await podman(...words.map((word) => (word === 'magazine' ? name : word))), line).toContain('✓')
    }

    const stopping = performance.now()
    await podman('stop', name)
    const stopped = performance.now()
    expect(await podman('inspect', '--format', '{{.State.ExitCode}}', name)).toBe('0')
    expect(stopped - stopping).toBeLessThan(GRACE_SECONDS * 1000)

    await podman('start', name)
    await untilReady(address, container)
    await podman('kill', '--signal=KILL', name)
    await podman('wait', name)
    await podman('start', name)
    await untilReady(address, container)
    await podman('stop', name)
    const size =
      Number(await podman('image', 'inspect', '--format', '{{.Size}}', IMAGE)) -
      Number(await podman('image', 'inspect', '--format', '{{.Size}}', BASE))
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
    report('container', [
      `Node ${newest.node}, built in ${seconds(building, built)}, ${Math.round(size / 1e6)} MB on its base; as user 10001, all read-only but its volume: serving ${seconds(started, served)} after its start, healthy, stopped in ${seconds(stopping, stopped)} (grace: ${GRACE_SECONDS} s) with code 0; served again after \`kill -9\``,
    ])
  })
})
