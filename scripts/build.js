import { checkBudgets } from './checkBudgets.js'
import { build, ensureInstalled } from './prepare.js'

ensureInstalled()
build()
if (!checkBudgets()) process.exit(1)
