import { execFile, spawn } from 'node:child_process'
import { chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './freePort.ts'
import { guardFolder, guardProcess } from './guard.ts'

const run = promisify(execFile)

/** How PostgreSQL is told to shut down: https://www.postgresql.org/docs/current/server-shutdown.html */
const FAST = 'SIGINT'
const IMMEDIATE = 'SIGQUIT'

export interface Cluster {
  readonly url: string
  /** Stops the server and keeps what it holds, until `resume`. */
  pause(): Promise<void>
  /** Stops it at once, as a machine that fails does: what it had not written is recovered from its log by `resume`. */
  crash(): Promise<void>
  resume(): Promise<void>
  /** Stops it for good. */
  stop(): Promise<void>
}

interface ClusterOptions {
  /** One that is not forgets what it acknowledged last when it crashes. */
  readonly durable?: boolean
  /** Where it is, and stays once it is stopped, for the next to start there; without it, a folder that goes away with it. */
  readonly keptIn?: string
}

/** Starts a PostgreSQL of our own on a free port, or says that none is installed. */
export async function startCluster({ durable = false, keptIn }: ClusterOptions = {}): Promise<Cluster | null> {
  const bin = await findPostgres()
  if (!bin) return null
  if (keptIn !== undefined) await mkdir(keptIn, { recursive: true })
  const folder = keptIn ?? (await mkdtemp(join(tmpdir(), 'edicola-postgres-')))
  const folderIsGone = keptIn === undefined ? guardFolder(folder) : null
  const user = await unprivilegedUser(folder)
  const port = await freePort()
  const data = join(folder, 'data')
  if (!(await stat(join(data, 'PG_VERSION')).catch(() => null))) {
    await run(join(bin, 'initdb'), ['-D', data, '-U', 'edicola', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'], {
      ...user,
      cwd: folder,
    })
  }
  // Nothing here outlives the tests, so the cluster need not wait for the disk, unless it is to crash.
  const forgetful = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', wal_level: 'minimal', max_wal_senders: 0 }
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 100,
    autovacuum: 'off',
    jit: 'off',
    ...(!durable && forgetful),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = async () => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...user, cwd: folder, stdio: 'ignore' })
    server.once('exit', guardProcess(server.pid, IMMEDIATE))
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    await untilReady(join(bin, 'pg_isready'), port, folder)
    return (signal: typeof FAST | typeof IMMEDIATE) => {
      server.kill(signal)
      return ended
    }
  }
  let end = await start()
  return {
    url: `postgres://edicola@127.0.0.1:${port}/postgres`,
    pause: () => end(FAST),
    crash: () => end(IMMEDIATE),
    resume: async () => void (end = await start()),
    async stop() {
      await end(FAST)
      if (!folderIsGone) return
      await rm(folder, { recursive: true, force: true })
      folderIsGone()
    },
  }
}

/** Where its programs are, or null. */
export async function findPostgres(): Promise<string | null> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => `/usr/lib/postgresql/${version}/bin`)
  const homebrew = ['/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin']
  const path = (process.env['PATH'] ?? '').split(':').filter(Boolean)
  for (const folder of [...debian, ...homebrew, ...path]) {
    if (await stat(join(folder, 'initdb')).catch(() => null)) return folder
  }
  return null
}

/** PostgreSQL refuses to run as root: `nobody` owns the cluster then. */
async function unprivilegedUser(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const { stdout: uid } = await run('id', ['-u', 'nobody'])
  const { stdout: gid } = await run('id', ['-g', 'nobody'])
  const user = { uid: Number(uid), gid: Number(gid) }
  await chown(folder, user.uid, user.gid)
  return user
}

async function untilReady(pgIsReady: string, port: number, cwd: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const ready = await run(pgIsReady, ['-h', '127.0.0.1', '-p', String(port)], { cwd }).then(
      () => true,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The PostgreSQL cluster of the tests did not start')
}
