import { createHash } from 'node:crypto'
import type { ProviderHosts } from '../../analytics/core/hostsOf.ts'
import { FRAME_HOSTS } from '../../content/body/framedSites.ts'
import { FIRST_SCRIPT } from '../../site/firstScript.ts'

export interface SecurityOptions {
  readonly isHttps: boolean
  /** Must browsers use https on every subdomain too? */
  readonly httpsSubdomains?: boolean
  /** Where Vite serves scripts and styles while the code is being written; null otherwise. */
  readonly developmentOrigin: string | null
  /** Those of the providers that the magazine has chosen: its pages are opened to them, other answers to nobody. */
  readonly hosts?: ProviderHosts
}

/** What every answer says about what a page may load and who may frame it. A list, because pages from memory are sent it as it is. */
export function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    ...(options.isHttps && { 'strict-transport-security': `max-age=31536000${options.httpsSubdomains ? '; includeSubDomains' : ''}` }),
    'x-content-type-options': 'nosniff',
    // For browsers that do not know `frame-ancestors`.
    'x-frame-options': 'SAMEORIGIN',
    // Film players refuse to start without knowing the site they are on.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS_POLICY,
  }
}

/** What no page of ours, nor any film in it, has a use for. */
const PERMISSIONS_POLICY = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'idle-detection',
  'local-fonts',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** The one script that stands in the page, known by its content: no other can. */
const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`

/**
 * What the page of the back office may load: its own files, styles that carry this visit's word (they are made in the browser), and frames of
 * our own pages, for previews.
 */
export function backOfficePolicy(from: { readonly nonce: string } | { readonly developmentOrigin: string }): string {
  const vite = 'nonce' in from ? '' : ` ${from.developmentOrigin}`
  return [
    "default-src 'self'",
    `script-src 'self'${vite}`,
    `style-src 'self' ${'nonce' in from ? `'nonce-${from.nonce}'` : `'unsafe-inline'${vite}`}`,
    "style-src-attr 'unsafe-inline'",
    `font-src 'self' data:${vite}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self'${vite}${vite && ' ws:'}`,
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';')
}

/** Scripts come from our own files, besides the few bytes that set the reader's colours. */
function contentSecurityPolicy({ isHttps, developmentOrigin, hosts }: SecurityOptions): string {
  const vite = developmentOrigin ? ` ${developmentOrigin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${FIRST_SCRIPT_HASH}${vite}${listed(hosts?.scripts)}`,
    // Vite replaces styles in the page when one is saved.
    `style-src 'self'${vite}${developmentOrigin ? " 'unsafe-inline'" : ''}`,
    // A picture's focal point and ground colour are attributes: they can style that one element and run nothing.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${listed(hosts?.pictures)}`,
    "media-src 'self'",
    ...(developmentOrigin ? [`font-src 'self'${vite}`] : []),
    `connect-src 'self'${vite}${developmentOrigin ? ' ws:' : ''}${listed(hosts?.calls)}`,
    `frame-src${listed(FRAME_HOSTS)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}

const listed = (hosts: readonly string[] = []): string => hosts.map((host) => ` ${host}`).join('')
