/** What stands in the first element of this name, as text; null if there is none. The answers of S3 are flat: no reader of XML is needed for them. */
export function element(xml: string, name: string): string | null {
  const inside = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return inside === undefined ? null : inside.replace(/&(?:amp|lt|gt|quot|apos|#(\d+));/g, decoded)
}

/** What each element of this name holds, as it was written. */
export const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) => inside)

const NAMED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }
const decoded = (entity: string, code: string | undefined): string => NAMED[entity] ?? String.fromCodePoint(Number(code))
