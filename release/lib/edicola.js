import { ensureInstalled } from './install.js'

// What `bin/edicola` runs: the libraries are installed the first time, then the program runs in this very process, so that signals and the
// terminal are its own.
ensureInstalled()
// React and others choose their fast version by this.
process.env['NODE_ENV'] ??= 'production'
process.env['EDICOLA_COMMAND'] ??= 'edicola'
const { edicola } = await import(new URL('../dist/server/edicola.js', import.meta.url).href)
await edicola(process.argv.slice(2), process.env)
