import { build, ensureInstalled } from './prepare.js'

ensureInstalled()
build()
