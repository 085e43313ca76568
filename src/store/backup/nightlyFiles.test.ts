import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { nightlyName, pruneNightlyFiles } from './nightlyFiles.ts'

it('removes the old backups of nights, and no other file', async () => {
  const folder = await temporaryFolder()
  const nights = Array.from({ length: 20 }, (_, night) => nightlyName(new Date(Date.UTC(2026, 10, 17 - night, 2)), night % 2 === 1))
  const others = [
    'edicola-2020-01-01T02-00-00.tar',
    'nightly-2020-01-01T02-00-00.tar.unproven',
    'nightly-2020-13-41T02-00-00.tar',
    'copia di nightly-2020-01-01T02-00-00.tar',
    'nightly.txt',
  ]
  for (const name of [...nights, ...others]) await writeFile(join(folder, name), '')
  const removed = await pruneNightlyFiles(folder)
  // Seven nights, then the Sundays of two weeks before, and the last of October.
  expect(removed).toHaveLength(20 - 10)
  expect((await readdir(folder)).toSorted()).toEqual([...others, ...nights.filter((name) => !removed.includes(name))].toSorted())
  expect(removed).not.toContain(nights[0])
  expect(await pruneNightlyFiles(folder)).toEqual([])
})
