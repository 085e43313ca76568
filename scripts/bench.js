import { ensureBuilt, ensureInstalled } from './prepare.js'
import { refuseUnknown } from './refuseUnknown.js'

/** What can be measured, in the order of a run of everything, each with the options that it reads. @type {Record<string, string[]>} */
const BENCHES = {
  queries: [],
  pages: ['--write'],
  mirror: ['--articles=N', '--write'],
  popups: ['--write'],
  scale: ['--sizes=N,N', '--engine=sqlite|postgres', '--only=PART_OF_A_NAME', '--write'],
  writers: ['--beside=FOLDER', '--engine=sqlite|postgres', '--seconds=N', '--write'],
  publishing: ['--beside=FOLDER', '--size=N', '--rate=N', '--seconds=N', '--write'],
  memory: ['--size=N', '--write'],
  import: ['--articles=N', '--write'],
  editor: ['--beside=FOLDER', '--profile=FILE', '--write'],
  interactions: [],
  lighthouse: [],
}

const usage = `npm run bench -- [NAME…] [OPTIONS]: measures everything, or what is named. The file bench/NAME.ts says what, and what its options do.

${Object.entries(BENCHES)
  .map(([name, options]) => `  ${[name.padEnd(12), ...options].join(' ').trimEnd()}`)
  .join('\n')}`

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const asked = names.length > 0 ? names : Object.keys(BENCHES)
// An option of a bench that does not run would have no effect.
await refuseUnknown(usage, [...Object.keys(BENCHES), ...asked.flatMap((name) => BENCHES[name] ?? [])])

ensureInstalled()
process.env['NODE_ENV'] ??= 'production'
const { runnerImport } = await import('vite')
for (const name of asked) {
  if (name !== 'queries' && name !== 'scale') ensureBuilt()
  const { module } = await runnerImport(`./bench/${name}.ts`, { logLevel: 'error' })
  await module.main(options)
}
