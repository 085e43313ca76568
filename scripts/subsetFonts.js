import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { root } from './prepare.js'

/**
 * Basic Latin, the letters of Italian, English, French, German and Spanish, and the punctuation and signs that a magazine sets. Of the capitals
 * with an accent only the Italian ones: the first paint waits for these files, and every letter brings its kerning with all the others.
 */
const OURS = [...range(0x20, 0x7e), 'ÀÈÉÌÒÙàáâäçèéêëìíîïñòóôöùúûüßŒœ', '\u00a0«»‹›–—‘’“”„…•·¡¿£€§©ªº°²³½±×÷−↑↓\u2009\u202f'].join('')

/** The letters of the names of Europe that are not among ours, as the families cut them in two: a page that has one loads a second, small file. */
const WESTERN_NEIGHBOURS = 'ÁÂÃÄÅÆÇÊËÍÎÏÐÑÓÔÕÖØÚÛÜÝÞãåæðõøýþÿ'
const EASTERN_NEIGHBOURS = [...range(0x100, 0x17f), 'ȘșȚț'].join('')

const FEATURES = ['kern', 'liga', 'tnum']
/** Half of a face is its table of kerning. Nobody sees it at the size of a caption, and there is none between the letters of two files. */
const WITHOUT_KERNING = ['liga', 'tnum']

const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader-latin'
const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin'
const TEXT = { opsz: 15, wght: 400 }
// One italic for text and headlines, drawn for a size between the two: a second would take fonts over their budget.
const ITALIC = { opsz: 22, wght: 400 }
const SANS = { wght: { min: 400, max: 600 } }

/**
 * Newsreader is drawn for sizes from 6 to 72 points. Keeping that axis would double every file, so it is cut at two points: one for text and one
 * for headlines, whose hairlines and tight fit are what makes a large size look set rather than enlarged.
 * @type {Record<string, { source: string, characters: string, features?: string[], axes: Record<string, number | { min: number, max: number }> }>}
 */
const FACES = {
  'newsreader-text': { source: `${NEWSREADER}-opsz-normal.woff2`, characters: OURS, axes: TEXT },
  // By itself, because the first paint waits for the other: a page that stresses nothing never loads it.
  'newsreader-bold': { source: `${NEWSREADER}-opsz-normal.woff2`, characters: OURS, axes: { ...TEXT, wght: 600 } },
  // Whole, because nothing waits for it.
  'newsreader-italic': { source: `${NEWSREADER}-opsz-italic.woff2`, characters: OURS + WESTERN_NEIGHBOURS, axes: ITALIC },
  'newsreader-display': { source: `${NEWSREADER}-opsz-normal.woff2`, characters: OURS, axes: { opsz: 72, wght: 440 } },
  'instrument-sans': { source: `${INSTRUMENT}-wght-normal.woff2`, characters: OURS, axes: SANS, features: WITHOUT_KERNING },
  'newsreader-western': {
    source: `${NEWSREADER}-opsz-normal.woff2`,
    characters: WESTERN_NEIGHBOURS,
    axes: { ...TEXT, wght: { min: 400, max: 600 } },
    features: WITHOUT_KERNING,
  },
  'instrument-sans-western': {
    source: `${INSTRUMENT}-wght-normal.woff2`,
    characters: WESTERN_NEIGHBOURS,
    axes: SANS,
    features: WITHOUT_KERNING,
  },
  'newsreader-eastern': {
    source: `${NEWSREADER}-ext-opsz-normal.woff2`,
    characters: EASTERN_NEIGHBOURS,
    axes: { ...TEXT, wght: { min: 400, max: 600 } },
    features: WITHOUT_KERNING,
  },
  'newsreader-eastern-italic': {
    source: `${NEWSREADER}-ext-opsz-italic.woff2`,
    characters: EASTERN_NEIGHBOURS,
    axes: ITALIC,
    features: WITHOUT_KERNING,
  },
  'instrument-sans-eastern': {
    source: `${INSTRUMENT}-ext-wght-normal.woff2`,
    characters: EASTERN_NEIGHBOURS,
    axes: SANS,
    features: WITHOUT_KERNING,
  },
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
  for (const { name, characters, axes, features = FEATURES, bytes } of faces) {
    const file = join(folder, `${name}.woff2`)
    if (existsSync(file)) continue
    const subset = await subsetFont(bytes, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
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
