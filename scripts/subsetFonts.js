import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { root } from './prepare.js'

/** Basic Latin, Latin-1, and the punctuation and signs that the magazine sets. */
const OURS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ıŒœ–—‘’‚“”„•…‰‹›⁄€™−↑↓\u2009\u202f'].join('')

/** The letters of the names of Europe that are not among ours: a page that has one loads a second, small file. */
const NEIGHBOURS = [...range(0x100, 0x17f), ...'ȘșȚț'].join('')

/** What we ask of a face: figures of both styles, ligatures, kerning. Small capitals and stylistic sets are left behind. */
const FEATURES = 'calt case ccmp clig kern liga lnum locl mark onum pnum sups tnum'.split(' ')

const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader-latin'
const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin'
const TEXT = { opsz: 15, wght: 400 }
// One italic for text and headlines, drawn for a size between the two: a second would take fonts over their budget.
const ITALIC = { opsz: 22, wght: 400 }
const SANS = { wght: { min: 400, max: 600 } }

/**
 * Newsreader is drawn for sizes from 6 to 72 points. Keeping that axis would double every file, so it is cut at two points: one for text and one
 * for headlines, whose hairlines and tight fit are what makes a large size look set rather than enlarged.
 * @type {Record<string, { source: string, characters: string, axes: Record<string, number | { min: number, max: number }> }>}
 */
const FACES = {
  'newsreader-text': { source: `${NEWSREADER}-opsz-normal.woff2`, characters: OURS, axes: TEXT },
  // By itself, because the first paint waits for the other: a page that stresses nothing never loads it.
  'newsreader-bold': { source: `${NEWSREADER}-opsz-normal.woff2`, characters: OURS, axes: { ...TEXT, wght: 600 } },
  'newsreader-italic': { source: `${NEWSREADER}-opsz-italic.woff2`, characters: OURS, axes: ITALIC },
  'newsreader-display': { source: `${NEWSREADER}-opsz-normal.woff2`, characters: OURS, axes: { opsz: 72, wght: 440 } },
  'instrument-sans': { source: `${INSTRUMENT}-wght-normal.woff2`, characters: OURS, axes: SANS },
  'newsreader-neighbours': {
    source: `${NEWSREADER}-ext-opsz-normal.woff2`,
    characters: NEIGHBOURS,
    axes: { ...TEXT, wght: { min: 400, max: 600 } },
  },
  'newsreader-neighbours-italic': { source: `${NEWSREADER}-ext-opsz-italic.woff2`, characters: NEIGHBOURS, axes: ITALIC },
  'instrument-sans-neighbours': { source: `${INSTRUMENT}-ext-wght-normal.woff2`, characters: NEIGHBOURS, axes: SANS },
}

/**
 * Cuts the faces to what the magazine uses and says in which folder they are. The folder is named after what they were cut from, so a second
 * build finds them there.
 * @returns {Promise<string>}
 */
export async function subsetFonts() {
  const faces = Object.entries(FACES).map(([name, { source, ...cut }]) => ({
    name,
    ...cut,
    bytes: readFileSync(join(root, 'node_modules', source)),
  }))
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const { bytes } of faces) hash.update(bytes)
  const folder = join(root, 'node_modules/.cache/edicola-fonts', hash.digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true })
  for (const { name, characters, axes, bytes } of faces) {
    const file = join(folder, `${name}.woff2`)
    if (existsSync(file)) continue
    const subset = await subsetFont(bytes, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: FEATURES,
      noHinting: true,
    })
    // Written aside first: a build that is cut off must not leave half a font behind.
    writeFileSync(`${file}.${process.pid}`, subset)
    renameSync(`${file}.${process.pid}`, file)
  }
  return folder
}

/**
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
