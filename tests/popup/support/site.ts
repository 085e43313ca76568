import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** What may be fetched from the disk, by its address in the site. */
const files: Record<string, string> = {
  '/popup/edicola-popup.js': 'dist/popup/edicola-popup.js',
  '/popup/edicola-popup-bootstrap.js': 'dist/popup/edicola-popup-bootstrap.js',
  '/popup/edicola-popup-audience.js': 'dist/popup/edicola-popup-audience.js',
  '/popup/edicola-popup.css': 'dist/popup/edicola-popup.css',
  '/analytics/edicola-analytics.js': 'dist/analytics/edicola-analytics.js',
  '/analytics/edicola-analytics-providers.js': 'dist/analytics/edicola-analytics-providers.js',
  '/application.js': 'test-results/popup-fixtures/application.js',
  '/jquery.js': 'node_modules/jquery/dist/jquery.min.js',
  '/bootstrap3.js': 'node_modules/bootstrap3/dist/js/bootstrap.min.js',
  '/bootstrap3.css': 'node_modules/bootstrap3/dist/css/bootstrap.min.css',
  '/bootstrap5.js': 'node_modules/bootstrap/dist/js/bootstrap.bundle.min.js',
  '/bootstrap5.css': 'node_modules/bootstrap/dist/css/bootstrap.min.css',
}

export interface Call {
  readonly method: string
  readonly path: string
  readonly type: string
  readonly body: string
}

export interface Site {
  readonly address: string
  /** Every request that is not for a page or a file, in order of arrival. */
  readonly calls: readonly Call[]
  /** Serves `html` at `path` from now on. */
  page(path: string, html: string): void
  file(path: string, type: string, content: string): void
  /** Answers calls to `path` this way; without an answer the connection is cut. */
  answer(path: string, respond: (request: IncomingMessage, response: ServerResponse) => void): void
  stop(): Promise<void>
}

/** A site of the test's own. Its policy forbids everything inline: what works here works on the strictest of sites. */
export async function startSite(): Promise<Site> {
  const pages = new Map<string, { type: string; content: string }>()
  const answers = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>()
  const calls: Call[] = []

  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy())
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://site').pathname
    const page = pages.get(path)
    if (page) {
      response.setHeader('content-type', page.type)
      response.setHeader('content-security-policy', "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:")
      return void response.end(page.content)
    }
    const file = files[path]
    if (file) {
      response.setHeader('content-type', path.endsWith('css') ? 'text/css' : 'text/javascript')
      return void response.end(await readFile(root + file))
    }
    if (path === '/favicon.ico') return void response.writeHead(204).end()
    let body = ''
    for await (const chunk of request) body += String(chunk)
    calls.push({ method: request.method ?? '', path, type: request.headers['content-type'] ?? '', body })
    const answer = answers.get(path)
    if (answer) {
      answer(request, response)
      return
    }
    response.setHeader('content-type', 'application/json')
    response.end('{"success":true}')
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('A TCP server has a port')

  return {
    address: `http://127.0.0.1:${place.port}`,
    calls,
    page: (path, content) => void pages.set(path, { type: 'text/html; charset=utf-8', content }),
    file: (path, type, content) => void pages.set(path, { type, content }),
    answer: (path, respond) => void answers.set(path, respond),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
