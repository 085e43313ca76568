import { connect, type ConnectionOptions } from 'node:tls'
import { isPublicAddress } from '../../content/popups/isPublicAddress.ts'
import type { WebhookProblem } from '../../content/popups/webhookState.ts'
import { problemOf, publicLookup, whyRefused } from './postWebhook.ts'

export type WebhookCertificate = { readonly ok: true; readonly validUntil: Date } | { readonly ok: false; readonly problem: WebhookProblem }

interface Parts {
  /** Tests ask this very machine, */
  readonly isAllowed?: (address: string) => boolean
  /** and trust a certificate of their own. */
  readonly options?: Pick<ConnectionOptions, 'ca'>
}

const DEADLINE_MS = 5_000

/** Shakes hands with another site, by the rules of who is told, and says how long its certificate lasts. Nothing is asked of it. */
export function createCertificateCheck({ isAllowed = isPublicAddress, options = {} }: Parts = {}) {
  return (address: string): Promise<WebhookCertificate> =>
    new Promise((resolve) => {
      const problem = whyRefused(address, isAllowed)
      if (problem !== null) {
        resolve({ ok: false, problem })
        return
      }
      const { hostname: host, port } = new URL(address)
      const socket = connect({ ...options, host, port: Number(port || 443), servername: host, lookup: publicLookup(isAllowed) }, () => {
        resolve({ ok: true, validUntil: new Date(socket.getPeerCertificate().valid_to) })
        socket.destroy()
      })
      socket.setTimeout(DEADLINE_MS, () => {
        resolve({ ok: false, problem: 'too-slow' })
        socket.destroy()
      })
      socket.on('error', (error: Error) => resolve({ ok: false, problem: problemOf(error) }))
    })
}
