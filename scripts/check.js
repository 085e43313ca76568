import { ensureInstalled } from './prepare.js'
import { check, codeChecks, conclude, vitest } from './steps.js'

// The fast gate, before every commit: everything that needs neither a build nor a browser.
ensureInstalled()
conclude([...codeChecks.map(check), vitest(['--project', 'unit'])])
