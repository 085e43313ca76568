import { isSafeAddress } from '../../../content/body/safeAddress.ts'

/** What a paste could not keep. Faces, sizes and colours are not told of: nobody expects them to stay. */
export type PasteLoss = 'pictures' | 'players' | 'formulas' | 'underlines' | 'links'

/** Of each sort all there were, by their words or their address; the empty string is one that has neither. */
export type PasteLosses = Readonly<Partial<Record<PasteLoss, readonly string[]>>>

const LONGEST_NAME = 80

/** Finds in the HTML of another program what our texts have no place for: what is turned into words, and what goes. */
export function findLosses(html: string): PasteLosses {
  const whole = html
    .replace(/<(head|style|script|xml)\b[\s\S]*?<\/\1>/gi, '')
    // The picture of a formula, for programs that know none.
    .replace(/<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>/gi, '')
  // Links are underlined, and go on being.
  const outsideLinks = whole.replace(LINK, (link) => (link.match(/<img\b[^>]*>/gi) ?? []).join(''))
  const found: Record<PasteLoss, string[]> = {
    pictures: all(outsideLinks, /<img\b[^>]*>/gi).map(([tag]) => attribute(tag, 'alt') || fileName(attribute(tag, 'src'))),
    players: all(outsideLinks, /<(?:iframe|video|audio|object|embed)\b[^>]*>/gi).map(
      ([tag]) => attribute(tag, 'title') || attribute(tag, 'src') || attribute(tag, 'data'),
    ),
    formulas: all(outsideLinks, /<(m:omath|math)\b[^>]*>([\s\S]*?)<\/\1>/gi).map(([, , inner = '']) => words(inner)),
    underlines: all(outsideLinks, UNDERLINED).map(([, , inner = '']) => words(inner)),
    links: all(whole, LINK).flatMap(([tag]) => {
      const address = attribute(tag, 'href')
      return isSafeAddress(address) ? [] : [`${words(tag)} (${address})`]
    }),
  }
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, names]) => names.length > 0)
      .map(([loss, names]) => [loss, names.map(shortened)]),
  )
}

const LINK = /<a\b[^>]*\bhref=[\s\S]*?<\/a>/gi
const UNDERLINED = /<(u(?=[\s>])|\w+(?=[^>]*text-decoration[\w-]*:[^;"'>]*underline))[^>]*>([\s\S]*?)<\/\1>/gi

const all = (html: string, pattern: RegExp): RegExpExecArray[] => [...html.matchAll(pattern)]

function attribute(tag: string, name: string): string {
  const [, double, single, bare] = new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))`, 'i').exec(tag) ?? []
  return plain(double ?? single ?? bare ?? '')
}

/** The last part of an address; a picture that is written out in the text has no name. */
function fileName(address: string): string {
  return /^(?:data|blob):/i.test(address) ? '' : (address.split(/[?#]/)[0]?.split(/[\\/]/).at(-1) ?? '')
}

const words = (html: string): string => plain(html.replace(/<[^>]*>/g, ''))

const SIGNS: Readonly<Record<string, string>> = { nbsp: ' ', quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' }

const plain = (text: string): string =>
  text
    .replace(/&(nbsp|quot|apos|lt|gt|amp);/gi, (_sign, name: string) => SIGNS[name.toLowerCase()] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name)
