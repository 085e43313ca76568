/** What the last letters typed become, and where they begin. */
export interface Typeset {
  readonly index: number
  readonly typed: string
  readonly written: string
}

const NO_BREAK = '\u00a0'
const UNITS =
  'km|hm|dam|m|dm|cm|mm|km²|m²|cm²|m³|cm³|ha|kg|hg|g|mg|t|l|dl|cl|ml|°C|%|€|\\$|£|W|kW|MW|kWh|V|A|Hz|kHz|MHz|kB|MB|GB|TB|h|min|s|km/h'
/** What may stand before a quotation that opens. */
const OPENING = '[\\s(\\[{«“–—]'
const FRACTIONS: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾' }

/** The first that fits what stands before the cursor is made. */
const RULES: readonly (readonly [ends: RegExp, written: (match: RegExpExecArray) => string])[] = [
  [/<<$/, () => '«'],
  [/>>$/, () => '»'],
  [new RegExp(`(^|${OPENING})"$`), ([, before = '']) => `${before}“`],
  // After an apostrophe it may open (l’“arte”) or close (“un po’”): it closes what is open.
  [/’"$/, ({ input }) => (hasOpenQuotation(input) ? '’”' : '’“')],
  [/"$/, () => '”'],
  [/'$/, () => '’'],
  [/\.\.\.$/, () => '…'],
  // At the beginning of a line three hyphens are a break between two parts, and one is a list; two begin what somebody says.
  [/^-- $/, () => '— '],
  [/([^-])--$/, ([, before = '']) => `${before}–`],
  [/–-$/, () => '—'],
  [/(\S) - $/, ([, before = '']) => `${before} – `],
  // With something after it, or a date would be half a day.
  [/(^|[^\d/.,])(1\/2|1\/4|3\/4)([\s,;:)])$/, ([, before = '', fraction = '', after = '']) => before + (FRACTIONS[fraction] ?? '') + after],
  [new RegExp(`(\\d) (${UNITS})([\\s.,;:)])$`), ([, number = '', unit = '', after = '']) => number + NO_BREAK + unit + after],
  [/((?:^|[\s(«“\u00a0])\p{Lu}\.) (\p{L})$/u, ([, initial = '', letter = '']) => initial + NO_BREAK + letter],
]

const hasOpenQuotation = (text: string): boolean => text.lastIndexOf('“') > text.lastIndexOf('”')

/** An address is written as it is. */
const IN_ADDRESS = /(?:https?:\/\/|www\.|\S@)\S*$/

/** The signs of Italian printing for those of the keyboard: what to put for the end of `text`, where it is to be another. */
export function typeset(text: string): Typeset | null {
  if (IN_ADDRESS.test(text)) return null
  for (const [ends, written] of RULES) {
    const match = ends.exec(text)
    if (match) return { index: match.index, typed: match[0], written: written(match) }
  }
  return null
}
