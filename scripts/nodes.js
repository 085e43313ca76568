import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileNatives } from './compileNatives.js'
import { ensureInstalled, root } from './prepare.js'

// `npm run nodes [-- FOLDERS]`: the unit tests of the core, or of the folders that are named, on each Node that we run on.
ensureInstalled()
const folders = process.argv.length > 2 ? process.argv.slice(2) : ['src/cli', 'src/content', 'src/server', 'src/store', 'tests/stores']
const results = compileNatives().map(({ node, program, file }) => {
  console.log(`\nNode ${node}`)
  const { status } = spawnSync(
    program,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', '--reporter=dot', ...folders],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        EDICOLA_REQUIRE_POSTGRES: '1',
        EDICOLA_SQLITE: file,
        NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'scripts/sqliteOfThisNode.js')).href}`,
      },
    },
  )
  return { node, isGood: status === 0 }
})
console.log()
for (const { node, isGood } of results) console.log(`${isGood ? '✓' : '✗'} Node ${node}`)
process.exit(results.length > 0 && results.every(({ isGood }) => isGood) ? 0 : 1)
