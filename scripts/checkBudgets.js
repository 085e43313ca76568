import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './prepare.js'

/**
 * What a plain article may weigh for a reader, and the back office at first for an editor, in bytes: text gzipped, fonts as they are. It has
 * announcements, which are counted and depend on nobody; neither footnotes, nor what stands on other sites, nor islands, nor a block with a style of its own.
 * A kilobyte is a thousand bytes here, the stricter of the two.
 */
const BUDGETS = [
  {
    name: 'JavaScript',
    limit: 8000,
    weigh: () =>
      sum(
        [
          ...articleScripts().map(client),
          popup('edicola-popup.js'),
          popup('edicola-popup-count.js'),
          analytics('edicola-analytics.js'),
        ].map(gzipped),
      ),
  },
  { name: 'CSS', limit: 15_000, weigh: () => sum(main().css.map(client).map(gzipped)) },
  { name: 'back office', limit: 600_000, weigh: () => sum(firstScripts().map(gzipped)) },
  {
    name: 'fonts',
    limit: 120_000,
    weigh: () =>
      sum(
        faces()
          .map(client)
          .map((file) => readFileSync(file).length),
      ),
  },
]

/** @param {string} file */
function popup(file) {
  return join(root, 'dist/popup', file)
}

/** @param {string} file */
function analytics(file) {
  return join(root, 'dist/analytics', file)
}

/** Says what a page of the magazine weighs, and whether it may. */
export function checkBudgets() {
  const rows = BUDGETS.map(({ name, limit, weigh }) => ({ name, limit, bytes: weigh() }))
  for (const { name, limit, bytes } of rows) {
    console.log(`  ${name.padEnd(12)} ${kilobytes(bytes)} of ${kilobytes(limit)}${bytes > limit ? '  OVER' : ''}`)
  }
  return rows.every(({ bytes, limit }) => bytes <= limit)
}

/** The scripts of the site itself that an article asks for. */
function articleScripts() {
  return filesOf(clientManifest(), ['src/site/client/main.ts', 'src/site/client/article.ts'])
}

/** @returns {{ css: string[] }} */
function main() {
  return clientManifest()['src/site/client/main.ts']
}

function clientManifest() {
  return JSON.parse(readFileSync(client('.vite/manifest.json'), 'utf8'))
}

/** What the back office loads before anything is on the screen. */
function firstScripts() {
  return filesOf(JSON.parse(readFileSync(admin('.vite/manifest.json'), 'utf8')), ['index.html']).map(admin)
}

/**
 * The files of some entries, and of all that they import at once.
 * @param {Record<string, { file: string, imports?: string[] }>} manifest
 * @param {readonly string[]} entries
 */
function filesOf(manifest, entries) {
  /** @type {Set<string>} */
  const files = new Set()
  const add = (/** @type {string} */ name) => {
    const { file, imports = [] } = manifest[name] ?? { file: name }
    if (files.has(file)) return
    files.add(file)
    imports.forEach(add)
  }
  entries.forEach(add)
  return [...files]
}

/** @param {string} file */
function admin(file) {
  return join(root, 'dist/admin', file)
}

/** The faces of the magazine; a page with a letter of our neighbours loads another besides. */
function faces() {
  return readdirSync(client('assets'))
    .filter((file) => file.endsWith('.woff2') && !/-(eastern|western)-/.test(file))
    .map((file) => join('assets', file))
}

/** @param {string} file */
function client(file) {
  return join(root, 'dist/client', file)
}

/** @param {string} file */
function gzipped(file) {
  return gzipSync(readFileSync(file), { level: 9 }).length
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
}
