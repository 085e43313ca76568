import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const REPORTS = '/policy-reports'

interface PolicyWatch {
  readonly address: string
  /** What pages tried and their policy forbade, and in which file, in the order it was told: `script-src eval http://…/main.js`. */
  readonly reports: readonly string[]
  stop(): Promise<void>
}

/** Stands before a site and asks browsers to tell what its policy forbids: a page learns it too late to hear of its first scripts. */
export async function startPolicyWatch(site: string): Promise<PolicyWatch> {
  const reports: string[] = []
  const server = createServer((asked, answer) => {
    if (asked.url === REPORTS)
      void text(asked)
        .then(
          (report) => reports.push(summaryOf(report)),
          () => undefined,
        )
        .then(() => answer.end())
    else forward(site, asked, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    address: `http://localhost:${port}`,
    reports,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function forward(site: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked
  const passedOn = request(new URL(asked.url ?? '/', site), { method, headers }, (given) => {
    const policy = given.headers['content-security-policy']
    const watched = policy && { 'content-security-policy': `${String(policy)}; report-uri ${REPORTS}` }
    answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...watched })
    given.pipe(answer)
  })
  passedOn.on('error', () => answer.destroy())
  asked.pipe(passedOn)
}

function summaryOf(report: string): string {
  const { 'csp-report': told } = JSON.parse(report) as { 'csp-report': Record<string, string> } // as the standard has it
  return `${told['effective-directive'] ?? told['violated-directive'] ?? ''} ${told['blocked-uri'] ?? ''} ${told['source-file'] ?? ''}`
}
