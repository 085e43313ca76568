import { ensureInstalled } from './prepare.js'

ensureInstalled()
process.env['NODE_ENV'] ??= 'production'
const { runnerImport } = await import('vite')
const { module } = await runnerImport('./bench/queries.ts', { logLevel: 'error' })
await module.main()
