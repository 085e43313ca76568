import { ensureInstalled } from './prepare.js'
import { checkCode, conclude, vitest } from './steps.js'

// The fast gate, before every commit: everything that needs neither a build nor a browser.
ensureInstalled()
conclude([...(await checkCode()), vitest(['--project', 'unit'])])
