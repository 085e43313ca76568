import { readFile } from 'node:fs/promises'
import { validateXML } from 'xmllint-wasm'

const FOLDER = new URL('../schemas/', import.meta.url)

/** What a schema of `tests/schemas` finds wrong with a document: nothing, for one that is valid. */
export async function faultsAgainst(schema: 'rss' | 'atom' | 'podcast' | 'sitemap', xml: string): Promise<readonly string[]> {
  const read = async (fileName: string) => ({ fileName, contents: await readFile(new URL(fileName, FOLDER), 'utf8') })
  const { errors } = await validateXML({
    xml: { fileName: 'document.xml', contents: xml },
    schema: await read(`${schema}.xsd`),
    preload: await Promise.all(['xml.xsd', 'itunes.xsd', 'sitemap-news.xsd'].map(read)),
  })
  return errors.map(({ message, loc }) => `${loc?.lineNumber ?? 0}: ${message}`)
}
