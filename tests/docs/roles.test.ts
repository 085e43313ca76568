import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asWritten, withRoleTable } from '../support/roleTable.ts'

it('docs/security.md has the table of roles as it is: `npm run roles` writes it', () => {
  const page = readFileSync('docs/security.md', 'utf8')
  expect(asWritten(withRoleTable(page))).toBe(asWritten(page))
})
