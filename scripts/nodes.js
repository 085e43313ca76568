import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileNatives } from './compileNatives.js'
import { runPhases, vitest } from './phases.js'
import { ensureInstalled, root } from './prepare.js'
import { conclude } from './reports.js'

// `npm run nodes [-- FOLDERS]`: the unit tests of the core, or of the folders that are named, on each Node that we run on, one after the other.
ensureInstalled()
const folders = process.argv.length > 2 ? process.argv.slice(2) : ['src/cli', 'src/content', 'src/server', 'src/store', 'tests/stores']
const natives = compileNatives()
const phases = natives.map(({ node, program, file }) => {
  const phase = vitest('unit', folders, `Node ${node}`)
  const options = `--import ${pathToFileURL(join(root, 'scripts/sqliteOfThisNode.js')).href}`
  return { ...phase, node: program, env: { ...phase.env, EDICOLA_SQLITE: file, NODE_OPTIONS: options } }
})
conclude(
  await runPhases(phases, 1),
  natives.map(({ node }) => node),
)
