import { readFile } from 'node:fs/promises'
import { validateXML } from 'xmllint-wasm'

const FOLDER = new URL('../schemas/', import.meta.url)

/** What a schema of `tests/schemas` finds wrong with documents: nothing, where all are valid. To look at several takes little longer than at one. */
export async function faultsAgainst(schema: 'rss' | 'atom' | 'podcast' | 'sitemap', ...documents: string[]): Promise<readonly string[]> {
  const read = async (fileName: string) => ({ fileName, contents: await readFile(new URL(fileName, FOLDER), 'utf8') })
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `document-${index}.xml`, contents })),
    schema: await read(`${schema}.xsd`),
    preload: await Promise.all(['xml.xsd', 'itunes.xsd', 'sitemap-news.xsd'].map(read)),
  })
  return errors.map(({ message, loc }) => `${loc?.fileName ?? ''}:${loc?.lineNumber ?? 0}: ${message}`)
}
