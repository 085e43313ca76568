import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.js'

// The built program, without a look whether it is built and its libraries are there: tests look once for all their starts. It runs in this very process, so that signals and the terminal are its own.

// React and others choose their fast version by this.
process.env['NODE_ENV'] ??= 'production'
const { edicola } = await import(pathToFileURL(join(root, 'dist/server/edicola.js')).href)
await edicola(process.argv.slice(2), process.env)
