import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BROTLI_MODULE, findBrotliNginx } from '../../scripts/faultTools.js'
import { freePort } from './freePort.ts'
import { guardProcess } from './guard.ts'
import type { CommandLine } from './running.ts'

export interface NginxServer {
  readonly address: string
  stop(): Promise<void>
}

/** The blocks of nginx's language in a page of the docs, in their order. */
export async function nginxBlocks(document: string): Promise<string[]> {
  return [...(await readFile(document, 'utf8')).matchAll(/```nginx\n([\s\S]*?)```/g)].map(([, block = '']) => block)
}

/** Runs the real nginx on what would stand in its `http` block, which listens at port 80; it gets a free one. All it writes goes to `folder`. */
export async function startNginx(
  folder: string,
  http: string,
  place: (line: CommandLine) => CommandLine = (line) => line,
): Promise<NginxServer> {
  const nginx = findBrotliNginx()
  if (!nginx) throw new Error('nginx is not installed')
  const port = await freePort()
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  const isRoot = process.getuid?.() === 0
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `${isRoot ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
    load_module ${BROTLI_MODULE};
    events { worker_connections 1024; }
    http { access_log off; ${own}
    ${http.replaceAll('listen 80;', `listen 127.0.0.1:${port};`)} }`,
  )
  const [command, ...args] = place([nginx, '-c', file, '-p', folder])
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()))
  child.once('exit', guardProcess(child.pid, 'SIGTERM'))
  const ended = new Promise((resolve) => child.once('close', resolve))
  const address = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors}`)
    const isUp = await fetch(address, { method: 'HEAD' }).then(
      () => true,
      () => false,
    )
    if (isUp) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
