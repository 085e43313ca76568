import { ensureBuilt, ensureInstalled } from './prepare.js'

// `npm run bench` measures everything; `npm run bench -- pages` only that.
ensureInstalled()
process.env['NODE_ENV'] ??= 'production'
const { runnerImport } = await import('vite')
const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : ['queries', 'pages', 'popups', 'editor', 'interactions', 'lighthouse']) {
  if (name !== 'queries') ensureBuilt()
  const { module } = await runnerImport(`./bench/${name}.ts`, { logLevel: 'error' })
  await module.main()
}
