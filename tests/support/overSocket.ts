import { request as ask, type IncomingMessage } from 'node:http'
import { encodePage } from '../../src/server/pageCache/encodePage.ts'
import { openMagazine } from './magazine.ts'

/** A magazine that can be asked from outside, on a port of its own, by browsers that take pages compressed. */
export async function listening() {
  const magazine = await openMagazine()
  const app = await magazine.another({ encodePage })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return { ...magazine, app, port: address && typeof address === 'object' ? address.port : 0 }
}

/** A request through a real socket, and what came back. */
export function through(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const asked = ask({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    asked.on('error', reject).end()
  })
}
