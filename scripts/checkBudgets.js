import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './prepare.js'

/**
 * What a page without islands may weigh for a reader, and the back office at first for an editor, in bytes: text gzipped, fonts as they are.
 * A kilobyte is a thousand bytes here, the stricter of the two.
 */
const BUDGETS = [
  {
    name: 'JavaScript',
    limit: 8000,
    weigh: () =>
      sum(
        [client(entry().file), popup('edicola-popup.js'), popup('edicola-popup-audience.js'), analytics('edicola-analytics.js')].map(
          gzipped,
        ),
      ),
  },
  { name: 'CSS', limit: 15_000, weigh: () => sum(entry().css.map(client).map(gzipped)) },
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

/** @returns {{ file: string, css: string[], imports?: string[] }} */
function entry() {
  const manifest = JSON.parse(readFileSync(client('.vite/manifest.json'), 'utf8'))
  const main = manifest['src/site/client/main.ts']
  // A piece shared with the islands would be loaded by every page and weighed by nobody.
  if (main.imports?.length) throw new Error(`The pages' script imports ${main.imports.join(', ')}`)
  return main
}

/** What the back office loads before anything is on the screen: its entry and all that it imports at once. */
function firstScripts() {
  const manifest = JSON.parse(readFileSync(admin('.vite/manifest.json'), 'utf8'))
  /** @type {Set<string>} */
  const files = new Set()
  const add = (/** @type {string} */ name) => {
    if (files.has(manifest[name].file)) return
    files.add(manifest[name].file)
    for (const imported of manifest[name].imports ?? []) add(imported)
  }
  add('index.html')
  return [...files].map(admin)
}

/** @param {string} file */
function admin(file) {
  return join(root, 'dist/admin', file)
}

/** The faces of the magazine; a page with a letter of our neighbours loads another besides. */
function faces() {
  return readdirSync(client('assets'))
    .filter((file) => file.endsWith('.woff2') && !file.includes('-neighbours-'))
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
