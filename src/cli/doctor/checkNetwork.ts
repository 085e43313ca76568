import { createTransport } from 'nodemailer'
import { DAY_MS, toInstant } from '../../content/time.ts'
import type { WebhookCertificate } from '../../server/popups/webhookCertificate.ts'
import type { Database } from '../../store/database.ts'
import { findPopups } from '../../store/publications/popups.ts'
import { fault, ok, warning, type Check, type DoctorContext } from './finding.ts'

const DEADLINE_MS = 5_000
const RENEW_DAYS = 14

/** The mail server: reached, and it lets us in. No letter is sent. */
export async function* checkMail({ environment: { smtp }, messages: { doctor: t } }: DoctorContext): Check {
  if (!smtp) {
    yield ok(t.mail.none)
    return
  }
  const { hostname } = new URL(smtp.url)
  const timeouts = { connectionTimeout: DEADLINE_MS, greetingTimeout: DEADLINE_MS, socketTimeout: DEADLINE_MS }
  const transport = createTransport({ url: smtp.url, ...timeouts })
  try {
    await transport.verify()
    yield ok(t.mail.fine(hostname))
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === 'EAUTH'
    yield fault(isRefused ? t.mail.refused(hostname) : t.mail.unreachable(hostname))
  } finally {
    transport.close()
  }
}

/** The program that serves, if it runs: is it ready, and does it know of the proxy in front of it? */
export async function* checkServer({ environment, messages: { doctor: t } }: DoctorContext): Check {
  const { port, host, siteUrl, trustProxy } = environment
  const address = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}/readyz`
  const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(() => null)
  const ready = (await answer?.json().catch(() => null)) as Record<string, unknown> | null | undefined // what `/readyz` says, or anything
  if (!answer || typeof ready?.['status'] !== 'string') yield ok(t.server.notRunning(address))
  else if (answer.ok) yield ok(t.server.ready(address))
  else yield fault(t.server.notReady(address, String(ready['store']), String(ready['migrations'])))
  if (ready?.['proxy'] === 'untrusted') yield fault(t.proxy.untrusted)
  // We speak no TLS: where readers use it, somebody in front of us does.
  else if (siteUrl.startsWith('https:') && trustProxy === false) yield warning(t.proxy.unset(siteUrl))
  else yield ok(trustProxy === false ? t.proxy.none : t.proxy.trusted)
}

/** Other sites that are told of readers' answers: is each one's certificate good, and for how long? */
export async function* checkWebhooks(
  database: Database,
  { clock, messages: { doctor: t } }: DoctorContext,
  certificateOf: (address: string) => Promise<WebhookCertificate>,
): Check {
  const popups = await findPopups(database.db, toInstant(clock()))
  const addresses = new Set(popups.map(({ content }) => content.webhook).filter(Boolean))
  // One site may have many addresses, and has one certificate.
  for (const origin of new Set([...addresses].map((address) => new URL(address).origin))) {
    const found = await certificateOf(origin)
    if (!found.ok) yield fault(t.webhook.problem(origin, found.problem))
    else {
      const days = Math.floor((found.validUntil.getTime() - clock().getTime()) / DAY_MS)
      yield days < RENEW_DAYS ? warning(t.webhook.expires(origin, days)) : ok(t.webhook.fine(origin, days))
    }
  }
}
