import { ensureBuilt, ensureInstalled } from './prepare.js'
import { keepTemporaryFilesInMemory } from './temporaryInMemory.js'

// `npm run fuzz -- [--minutes N] [--requests N] [--seed S] [--engine sqlite|postgres]`: hostile requests to the built program.
ensureInstalled()
ensureBuilt()
keepTemporaryFilesInMemory()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('./tests/fuzz/fuzz.ts', { logLevel: 'error' })
await module.main(process.argv.slice(2))
