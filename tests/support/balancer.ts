import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findNginx } from '../../scripts/frontServers.js'
import { startFrontServer } from './frontServer.ts'

/** Runs a real nginx with what stands inside its `http` block, until the test is over. */
export async function startBalancer(inside: string, isReady: () => Promise<boolean>): Promise<void> {
  const nginx = findNginx()
  if (!nginx) throw new Error('nginx is not installed')
  await startFrontServer(async (folder) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`)
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const settings = `${user} daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr error; events {}`
    await writeFile(join(folder, 'nginx.conf'), `${settings}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${inside}\n}\n`)
    return [nginx, '-p', folder, '-c', join(folder, 'nginx.conf')]
  }, isReady)
}
