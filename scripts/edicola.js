import { ensureBuilt, ensureInstalled } from './prepare.js'

// `npm start` and `npm run edicola -- …`: whatever is missing is prepared, then the program runs.
ensureInstalled('start')
ensureBuilt()
await import('./startBuilt.js')
