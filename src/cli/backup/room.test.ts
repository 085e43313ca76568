import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { createContext } from '../context.ts'
import { refuseWithoutRoom } from './room.ts'

/** More than any disk has. */
const TOO_MUCH = 2 ** 60
const KEY = `${'a'.repeat(64)}/file.pdf`
const S3 = { MEDIA_URL: 's3://bucket/media?endpoint=http://localhost:1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }
const POSTGRES = { DATABASE_URL: 'postgres://localhost/magazine' }

describe('a restore asks for room', () => {
  it.each([
    ['for rows that fit', {}, { rows: 1 }, true],
    ['for rows that do not', {}, { rows: TOO_MUCH }, false],
    ['not of PostgreSQL, which has a disk of its own', POSTGRES, { rows: TOO_MUCH }, true],
    ['for files that fit', {}, { file: 1 }, true],
    ['for files that do not', {}, { file: TOO_MUCH }, false],
    ['for files that do not, beside PostgreSQL', POSTGRES, { file: TOO_MUCH }, false],
    ['not for files that are there already', {}, { file: TOO_MUCH, there: TOO_MUCH }, true],
    ['for files that are there with another size', {}, { file: TOO_MUCH, there: 1 }, false],
    ['not of an S3 store', S3, { file: TOO_MUCH }, true],
  ])('%s', async (_name, variables, { rows = 0, file = 0, there }: { rows?: number; file?: number; there?: number }, isLetThrough) => {
    const context = createContext({ LANG: 'it', DATA_DIR: join(await temporaryFolder(), 'not', 'yet'), ...variables })
    const asked = refuseWithoutRoom(context, { rowBytes: rows, fileBytes: new Map([[KEY, file]]) }, { size: async () => there })
    if (isLetThrough) await expect(asked).resolves.toBeUndefined()
    else await expect(asked).rejects.toThrow(/^Sul disco di .* servono almeno .* Non ho cambiato nulla\.$/)
  })
})

it('takes rows and files together where they go to one disk', async () => {
  const folder = await temporaryFolder()
  const { bavail, bsize } = await statfs(folder)
  const most = Math.round(0.75 * bavail * bsize)
  const asked = { rowBytes: most, fileBytes: new Map([[KEY, most]]) }
  const nothing = { size: async () => undefined }
  await expect(refuseWithoutRoom(createContext({ DATA_DIR: folder }), asked, nothing)).rejects.toThrow('servono almeno')
})
