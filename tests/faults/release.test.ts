import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../support/freePort.ts'
import { run, type CommandLine, type Running } from '../support/running.ts'
import { temporaryFolder } from '../support/stores.ts'
import { npmVariables, ownNative, packRelease, RELEASE, unpack, untilReady, VERSION } from './support/releases.ts'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string; readonly resolved?: string }>>
}

const readLock = (file: string): Lock => JSON.parse(readFileSync(file, 'utf8')) as Lock

function start(command: CommandLine, variables: Readonly<Record<string, string>>): Running {
  const program = run(command, variables)
  onTestFinished(async () => {
    program.kill('SIGKILL')
    await program.ended
  })
  return program
}

describe('a release', () => {
  it('is the same, byte for byte, whenever it is made', async () => {
    const folder = await temporaryFolder()
    const once = await packRelease(join(folder, 'once'), [ownNative])
    const again = await packRelease(join(folder, 'again'), [ownNative])
    expect(again.sha256).toBe(once.sha256)
  })

  it('locks what is not built in, in our own versions, and brings the words of the licences of what is', async () => {
    const folder = await temporaryFolder()
    const { file } = await packRelease(folder, [])
    const release = unpack(file, folder)
    expect(readFileSync(join(release, 'licences.txt'), 'utf8')).toMatch(/^fastify \d[^]*Permission is hereby granted/m)
    const { packages } = readLock(join(release, 'package-lock.json'))
    const ours = readLock('package-lock.json').packages
    const names = Object.keys(packages).filter((path) => path !== '')
    expect(names).toEqual(expect.arrayContaining(['better-sqlite3', 'pino', 'pino-pretty', 'sharp'].map((name) => `node_modules/${name}`)))
    expect(names.filter((path) => /\/(fastify|react|react-admin|kysely|vite|vitest|typescript)$|@mui\/|@tiptap\//.test(path))).toEqual([])
    const other = names.filter(
      (path) => packages[path]?.integrity !== ours[path]?.integrity || packages[path]?.version !== ours[path]?.version,
    )
    expect(other).toEqual([])
    expect(names.filter((path) => packages[path]?.resolved)).toEqual([])
  })

  it('brings every page that its own pages lead to', async () => {
    const folder = await temporaryFolder()
    const { file } = await packRelease(folder, [])
    const release = unpack(file, folder)
    const pages = readdirSync(release, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
    expect(pages).toContain(join('docs', 'operate.md'))
    const links = pages.flatMap((page) =>
      [...readFileSync(join(release, page), 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path = '']) =>
        join(dirname(page), path),
      ),
    )
    expect(links.filter((path) => !existsSync(join(release, path)))).toEqual([])
  })

  it('is unpacked, installs itself and serves, from whatever folder and through a link', { timeout: 400_000 }, async () => {
    const folder = await temporaryFolder()
    const { file } = await packRelease(folder, [ownNative])
    const release = unpack(file, folder)
    await mkdir(join(folder, 'links'))
    await symlink(join('..', RELEASE, 'bin/edicola'), join(folder, 'links/edicola'))
    const command = join(folder, 'links/edicola')
    const port = await freePort()
    const variables = {
      ...npmVariables(),
      LANG: 'en',
      PORT: String(port),
      DATA_DIR: join(folder, 'magazine'),
      EDICOLA_DEMO: '0',
    }

    const version = start(['sh', '-c', 'cd / && "$0" --version', command], variables)
    expect(await version.ended, version.output()).toBe(0)
    const commit = readFileSync('dist/commit', 'utf8')
    expect(version.output()).toContain(`edicola ${VERSION}${commit ? ` (${commit})` : ''}, Node ${process.versions.node}`)
    expect(version.errors()).toBe('Installing the libraries…\n')
    expect(readdirSync(join(release, 'node_modules'))).not.toContain('react-admin')

    const help = start([command, 'backup', '--help'], variables)
    await help.ended
    expect(help.output()).toContain('Usage: edicola backup')

    const program = start([command, 'start'], variables)
    await untilReady(`http://localhost:${port}`, program)
    const page = await (await fetch(`http://localhost:${port}/`)).text()
    const style = /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? ''
    expect((await fetch(`http://localhost:${port}${style}`)).status).toBe(200)
    expect((await fetch(`http://localhost:${port}/admin`)).status).toBe(200)
    program.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  })
})
