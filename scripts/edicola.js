import { ensureBuilt, ensureInstalled, root } from './prepare.js'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// `npm start` and `npm run edicola -- …`: whatever is missing is prepared, then the program runs in this very process, so that signals
// and the terminal are its own.
ensureInstalled('start')
ensureBuilt()
// React and others choose their fast version by this.
process.env['NODE_ENV'] ??= 'production'
const { edicola } = await import(pathToFileURL(join(root, 'dist/server/edicola.js')).href)
await edicola(process.argv.slice(2), process.env)
