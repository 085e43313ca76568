import type { FastifyRequest } from 'fastify'
import { RequestFault } from '../errors.ts'

/** A form on another site can make a browser send our cookies along; it cannot make the browser lie about where it stands. */
export function refuseCrossSite({ method, headers }: FastifyRequest, siteUrl: string): void {
  if (method === 'GET' || method === 'HEAD') return
  const site = headers['sec-fetch-site']
  const isOurs =
    site === undefined
      ? headers.origin === undefined || headers.origin === new URL(siteUrl).origin
      : site === 'same-origin' || site === 'none'
  if (!isOurs) throw new RequestFault('cross-site')
}
