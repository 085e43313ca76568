import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ADMINISTRATOR } from '../support/editors.ts'
import { freePort } from '../support/freePort.ts'
import { startProgram } from '../support/program.ts'
import { run, type CommandLine } from '../support/running.ts'
import { temporaryFolder } from '../support/stores.ts'
import { isLong, report } from '../support/long.ts'
import { untilReady } from './support/releases.ts'
import { openStage } from './support/stage.ts'

const exec = promisify(execFile)
const CERTIFICATE = 'tests/fixtures/tls/test-only.cert.pem'
const KEY = 'tests/fixtures/tls/test-only.key.pem'
const PIECE = 1 << 20
/** The long form sends what the docs promise; the short one more than nginx takes by itself, and more than it keeps in memory. */
const PIECES = isLong ? 1000 : 8

interface Proxy {
  readonly name: string
  readonly program: string
  /** Writes our example with ports and certificates of the test's own, and says how it is run. */
  prepare(folder: string, port: number, upstream: string): Promise<CommandLine>
}

const nginx: Proxy = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  async prepare(folder, port, upstream) {
    const site = readFileSync('deploy/nginx.conf', 'utf8')
      .replaceAll('127.0.0.1:3000', upstream)
      .replace(/listen 80;\n\tlisten \[::\]:80;/, `listen 127.0.0.1:${await freePort()};`)
      .replace(/listen 443 ssl http2;\n\tlisten \[::\]:443 ssl http2;/, `listen 127.0.0.1:${port} ssl http2;`)
      .replace(/\/etc\/letsencrypt\S+fullchain.pem/, join(process.cwd(), CERTIFICATE))
      .replace(/\/etc\/letsencrypt\S+privkey.pem/, join(process.cwd(), KEY))
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${folder}/${part};`).join('\n')
    const whole = `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`
    await writeFile(join(folder, 'nginx.conf'), whole)
    return [this.program, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
  },
}

const caddy: Proxy = {
  name: 'Caddy',
  program: '/usr/bin/caddy',
  async prepare(folder, port, upstream) {
    const site = readFileSync('deploy/Caddyfile', 'utf8')
      .replace(
        'magazine.example {',
        `https://magazine.example:${port} {\n\ttls ${join(process.cwd(), CERTIFICATE)} ${join(process.cwd(), KEY)}`,
      )
      .replace('localhost:3000', upstream)
    await writeFile(
      join(folder, 'Caddyfile'),
      `{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system ${folder}\n}\n${site}`,
    )
    return [this.program, 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  },
}

const lines: string[] = []

describe.each([nginx, caddy].filter(({ program }) => existsSync(program)))('behind $name as deploy/ has it', (proxy) => {
  it('a large upload goes through as it comes, and readers are told apart', { timeout: 900_000 }, async () => {
    const folder = await temporaryFolder()
    const kept = join(folder, 'proxy')
    await mkdir(kept)
    const stage = await openStage('sqlite')
    const port = await freePort()
    const site = `https://magazine.example:${port}`
    // It prints the address that readers use, and listens where the proxy finds it.
    const program = startProgram(['start'], { ...stage.variables, SITE_URL: site })
    await untilReady(stage.address, program)
    // Caddy keeps what it was told in its home.
    const running = run(await proxy.prepare(kept, port, stage.address.slice('http://'.length)), { HOME: kept })
    // Killed, nginx would leave its workers behind.
    onTestFinished(() => running.stop())
    const ask = askThrough(port)
    const status = (path: string) =>
      ask('GET', path).answer.then(
        (answer) => answer.status,
        () => 0,
      )
    await expect.poll(() => status('/healthz'), { timeout: 30_000 }).toBe(200)
    expect(await status('/metrics')).toBe(404)
    const ready = (await (await fetch(`${stage.address}/readyz`)).json()) as Record<string, unknown>
    expect(ready).not.toHaveProperty('proxy')

    const entry = ask('POST', '/api/auth/sign-in/email', { 'content-type': 'application/json' })
    entry.end(JSON.stringify(ADMINISTRATOR))
    const entered = await entry.answer
    expect(entered.status, entered.text).toBe(200)
    const length = FIRST.length + PIECES * PIECE
    const begun = performance.now()
    const upload = ask('POST', '/api/admin/media/upload?name=film.mp4', {
      cookie: entered.cookie,
      'content-type': 'video/mp4',
      'content-length': length,
    })
    const hash = createHash('sha256')
    const send = (bytes: Buffer) => {
      hash.update(bytes)
      return upload.write(bytes)
    }
    await send(FIRST)
    for (let piece = 0; piece < PIECES; piece++) {
      // Half of it has left, so the program has begun to take it: the proxy does not keep it whole first.
      if (piece === Math.ceil(PIECES / 2))
        await expect.poll(() => readdir(join(stage.folder, 'uploads')).then(({ length }) => length), { timeout: 30_000 }).toBe(1)
      await send(Buffer.alloc(PIECE, piece % 251))
    }
    upload.end()
    const taken = await upload.answer
    expect(taken.status, taken.text).toBe(201)
    const seconds = (performance.now() - begun) / 1000
    const back = await fetch(`${stage.address}/media/${hash.digest('hex')}/file.mp4`, { method: 'HEAD' })
    expect(back.headers.get('content-length')).toBe(String(length))
    lines.push(`${proxy.name} ${await versionOf(proxy)}: ${PIECES} MB taken whole in ${seconds.toFixed(1)} s`)
    report('proxies', lines)
    program.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  })
})

interface Answer {
  readonly status: number
  readonly text: string
  readonly cookie: string
}

/** Asks the magazine through the proxy on a port, as a browser does. A question without a body is sent at once. */
function askThrough(port: number) {
  const host = `magazine.example:${port}`
  return (method: 'GET' | 'POST', path: string, headers: Readonly<Record<string, string | number>> = {}) => {
    const asked = request({
      ...{ host: '127.0.0.1', port, servername: 'magazine.example', rejectUnauthorized: false },
      ...{ method, path, headers: { host, origin: `https://${host}`, ...headers } },
    })
    const answer = new Promise<Answer>((resolve, reject) => {
      asked.on('error', reject).on('response', (response) => {
        const parts: Buffer[] = []
        const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), cookie }))
      })
    })
    if (method === 'GET') asked.end()
    return {
      answer,
      write: (bytes: Buffer) => new Promise<void>((resolve) => asked.write(bytes, () => resolve())),
      end: (text?: string) => void asked.end(text),
    }
  }
}

/** As a film begins. */
const FIRST = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypmp42\0\0\0\0mp42isom')])

async function versionOf({ program }: Proxy): Promise<string> {
  const { stdout, stderr } = await exec(program, [program.endsWith('caddy') ? 'version' : '-v'])
  return /\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0] ?? ''
}
