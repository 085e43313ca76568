import { ensureBuilt, ensureInstalled } from './prepare.js'

// `npm run bench` measures everything; `npm run bench -- pages` only that; `npm run bench -- scale --sizes=100 --engine=sqlite` a part of it.
ensureInstalled()
process.env['NODE_ENV'] ??= 'production'
const { runnerImport } = await import('vite')
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
for (const name of asked.length > 0
  ? asked
  : [
      'queries',
      'pages',
      'mirror',
      'popups',
      'scale',
      'writers',
      'publishing',
      'memory',
      'import',
      'editor',
      'interactions',
      'lighthouse',
    ]) {
  if (name !== 'queries' && name !== 'scale') ensureBuilt()
  const { module } = await runnerImport(`./bench/${name}.ts`, { logLevel: 'error' })
  await module.main(options)
}
