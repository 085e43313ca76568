import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import lighthouse from 'lighthouse'

const BARE_PAGE = `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="Parole"><title>Parole</title><main><h1>Parole</h1><p>${'parole '.repeat(300)}</p></main></html>`

/** The speed of the phone that Lighthouse imagines (Moto G Power, 2022) by Lighthouse's own measure, as Chrome's calibration has it. */
const PHONE = 264
/** What Lighthouse takes for granted; right for a machine of about 1,050. */
const USUAL_SLOWDOWN = 4
const MEASURINGS = 3

/** Serves words and nothing else: what a machine makes of a page that costs nothing. */
export async function serveBarePage(): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(BARE_PAGE))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on a port, so it is no path
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

/**
 * How many times slower than this machine the phone is. Lighthouse takes four for granted, and asks that a machine too slow for that be measured
 * first: a quarter of it would be a phone that nobody has. On a faster machine it stays at four, as everybody else's figures do.
 */
export async function phoneSlowdown(bareAddress: string, debuggingPort: number): Promise<number> {
  const speeds: number[] = []
  while (speeds.length < MEASURINGS) {
    const result = await lighthouse(bareAddress, { port: debuggingPort, onlyCategories: ['seo'], logLevel: 'error' })
    if (result) speeds.push(result.lhr.environment.benchmarkIndex)
  }
  const median = speeds.sort((a, b) => a - b)[MEASURINGS >> 1] ?? 0
  return Math.max(1, Math.min(USUAL_SLOWDOWN, median / PHONE))
}
