/** A piece of XML that is already written. */
export interface Xml {
  readonly xml: string
}

type Content = Xml | string
type Attributes = Readonly<Record<string, string | number>>

/** Writes an element. Text is escaped; only what this function wrote itself is taken as it is. */
export function element(name: string, attributes: Attributes, ...content: readonly Content[]): Xml {
  const opening = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(String(value))}"`)].join(' ')
  if (content.length === 0) return { xml: `<${opening}/>` }
  return { xml: `<${opening}>${content.map((piece) => (typeof piece === 'string' ? escapeXml(piece) : piece.xml)).join('')}</${name}>` }
}

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="utf-8"?>\n${root.xml}\n`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** No CDATA anywhere, so "]]>" is text like any other; what XML 1.0 cannot hold at all (https://www.w3.org/TR/xml/#charsets) is left out. */
export function escapeXml(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
