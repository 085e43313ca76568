import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { withRoleTable } from './roleTable.ts'

const PAGE = 'docs/security.md'

/** Writes who may do what into the page about security. */
export function main(): void {
  writeFileSync(PAGE, withRoleTable(readFileSync(PAGE, 'utf8')))
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', PAGE])
}
