import { normalPath } from '../../content/addresses/normalPath.ts'

/** Where capitals mean something: what Vite built, what signs a preview, what the back office and programs ask for. */
const CASE_SENSITIVE = new Set(['assets', 'media', 'anteprima', 'admin', 'api'])

/**
 * The one spelling of an address: without doubled and trailing slashes, dots that climb, capitals, needless encoding, `index.html` and the
 * number of a first page. The query stays as it was. Null if that is how it is spelt already, or if it cannot be an address at all.
 */
export function canonicalAddress(url: string): string | null {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  const decoded = normalPath(path)
  // An encoded slash is not one that parts segments: no address of ours has it.
  if (decoded === null || /%2f/i.test(path)) return null
  const climbed = climb(decoded.split('/'))
  const segments = withoutNeedless(CASE_SENSITIVE.has(climbed[0] ?? '') ? climbed : climbed.map((segment) => segment.toLowerCase()))
  const canonical = `/${segments.map(encodeSegment).join('/')}`
  return canonical === path ? null : canonical + query
}

/** As RFC 3986 lets a segment be: with nothing encoded that need not be. */
const encodeSegment = (segment: string): string => encodeURI(segment).replace(/[?#]/g, encodeURIComponent)

function withoutNeedless(segments: readonly string[]): readonly string[] {
  if (segments.at(-1) === 'index.html') return withoutNeedless(segments.slice(0, -1))
  if (segments.at(-1) === '1' && segments.at(-2) === 'pagina') return withoutNeedless(segments.slice(0, -2))
  return segments
}

function climb(segments: readonly string[]): string[] {
  const climbed: string[] = []
  for (const segment of segments) {
    if (segment === '..') climbed.pop()
    else if (segment !== '' && segment !== '.') climbed.push(segment)
  }
  return climbed
}

/** A request may name the whole address (`GET http://…/articoli/x`), as those to a proxy do: what counts is the path. */
export function originForm(url: string): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*(?=([/?#]|$))/i, '').replace(/^(?=[?#]|$)/, '/')
}
