import { runnerImport } from 'vite'

// Runs a TypeScript file as a program of its own: `node tests/support/run.js file.ts …`. Node 20 cannot by itself.
const [file = '', ...args] = process.argv.slice(2)
const { module } = await runnerImport(file, { logLevel: 'error' })
await module.main(args)
