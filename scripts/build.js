import { checkBudgets } from './checkBudgets.js'
import { build, ensureInstalled } from './prepare.js'

ensureInstalled('start')
build()
if (!checkBudgets()) process.exit(1)
