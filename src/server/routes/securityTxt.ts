import type { FastifyInstance } from 'fastify'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import { DAY_MS, toInstant, type Clock } from '../../content/time.ts'
import { RequestFault } from '../errors.ts'

interface SecurityTxtParts {
  readonly publicContent: Pick<PublicContent, 'siteSettings'>
  readonly siteUrl: string
  readonly clock: Clock
}

const PATH = '/.well-known/security.txt'

/** Whoever reads it asks again before it ends: RFC 9116 (2.5.5) advises less than a year. */
const VALID_DAYS = 180

/** Where whoever finds a hole can write (RFC 9116), if the magazine says so in its settings. */
export function addSecurityTxtRoute(app: FastifyInstance, { publicContent, siteUrl, clock }: SecurityTxtParts): void {
  app.get(PATH, async (_request, reply) => {
    const { securityContact, language } = await publicContent.siteSettings()
    if (securityContact === '') throw new RequestFault('not-found')
    const lines = [
      `Contact: ${/^https:/i.test(securityContact) ? new URL(securityContact).href : `mailto:${securityContact}`}`,
      `Expires: ${toInstant(new Date(clock().getTime() + VALID_DAYS * DAY_MS))}`,
      `Preferred-Languages: ${language === 'it' ? 'it, en' : 'en, it'}`,
      `Canonical: ${new URL(PATH, siteUrl).href}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
