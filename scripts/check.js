import { ensureInstalled } from './prepare.js'
import { codeChecks, runPhases, vitest } from './phases.js'
import { conclude } from './reports.js'

// The gate before a commit, in a minute: the code, and the unit tests of what was changed since the last one.
ensureInstalled()
conclude(await runPhases([...codeChecks, vitest('unit', ['--changed', '--passWithNoTests'])]))
