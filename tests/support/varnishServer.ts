import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findVarnish } from '../../scripts/frontServers.js'
import { freePort } from './freePort.ts'
import { startFrontServer } from './frontServer.ts'

/** Runs a real Varnish with a VCL, until the test is over; its address. */
export async function startVarnish(vcl: string): Promise<string> {
  const varnish = findVarnish()
  if (!varnish) throw new Error('Varnish is not installed')
  const port = await freePort()
  const address = `http://localhost:${port}`
  await startFrontServer(
    async (folder) => {
      const file = join(folder, 'default.vcl')
      await writeFile(file, vcl)
      // No jail: it would change to a user of its own, who may not read our folder.
      const jail = ['-j', 'none']
      return [varnish, '-F', ...jail, '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,32m']
    },
    () => fetch(`${address}/healthz`).then(() => true),
  )
  return address
}
