import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { NO_OPTIONS, openMovingContext } from '../../../tests/support/movingContext.ts'
import { storedZip } from '../../../tests/support/storedZip.ts'
import { item, wxr } from '../../../tests/support/wxrExample.ts'
import { MAX_BYTES } from '../../content/mediaLimits.ts'
import { importWordPressCommand } from './importWordPress.ts'

const PATH = 'uploads/2019/05/ponte.jpg'
/** Where the archive's directory says of its one file how it is compressed, and how long it is unpacked. */
const METHOD = 10
const UNPACKED = 24
const DEFLATED = 8

/** An archive whose one file says that it is so long, and is ten megabytes. */
function bomb(said: number): Buffer {
  const zip = storedZip({ [PATH]: deflateRawSync(Buffer.alloc(10_000_000)) })
  const entry = zip.indexOf(Buffer.from('PK\u0001\u0002'))
  zip.writeUInt16LE(DEFLATED, entry + METHOD)
  zip.writeUInt32LE(said, entry + UNPACKED)
  return zip
}

it.each([
  ['unpacks to more than it says', 1_000, 'unreadable'],
  ['says that it is longer than any file may be', Math.max(...Object.values(MAX_BYTES)) + 1, 'too-large'],
])('leaves out a file of an archive that %s, says so, and brings the text', async (_what, said, because) => {
  const { context, folder, publicContent, now } = await openMovingContext()
  const at = (name: string) => join(folder, name)
  await writeFile(at('media.zip'), bomb(said))
  const photo = item({ id: 50, type: 'attachment', title: 'Ponte', slug: 'ponte', file: '2019/05/ponte.jpg' })
  await writeFile(at('a.xml'), wxr([photo, item({ id: 1, title: 'Uno', slug: 'uno', content: 'uno' })].join('')))
  const options = { ...NO_OPTIONS, media: at('media.zip'), report: at('rapporto.html') }
  await importWordPressCommand(context, { options, words: [at('a.xml')] })
  expect(JSON.parse(await readFile(at('rapporto.json'), 'utf8'))).toMatchObject({
    leftOut: [{ because }],
  })
  expect(await publicContent.article('uno', now())).toBeDefined()
  // Unpacked beside the data, and nothing of it left.
  expect((await readdir(at('scratch'))).filter((name) => name.startsWith('import-'))).toEqual([])
})
