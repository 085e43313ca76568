import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasSwift } from '../../../scripts/faultTools.js'
import { openCuttingProxy } from '../../../tests/support/cuttingProxy.ts'
import { beforeMediaPlaces } from '../../../tests/support/mediaPlaces.ts'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { newS3Location, s3Variables } from '../../../tests/support/swiftServer.ts'
import type { S3Location } from '../../store/fileLocation.ts'
import { ingest } from '../../store/media/ingest.ts'
import { openMediaStorage } from '../../store/media/openMediaStorage.ts'
import { createContext } from '../context.ts'
import { examine } from './doctorCommand.ts'

beforeMediaPlaces()

/** A magazine with a paper, whose media and backups are in an S3 store, and what the doctor says of that. */
async function open() {
  const room = await openNewsroom('sqlite')
  const dataDir = await temporaryFolder()
  await chmod(dataDir, 0o700)
  const straight = await newS3Location('media')
  const proxy = await openCuttingProxy(straight.address.endpoint)
  const location: S3Location = { ...straight, address: { ...straight.address, endpoint: proxy.endpoint } }
  const storage = openMediaStorage(straight, () => new Date())
  const path = join(dataDir, 'carta.pdf')
  await writeFile(path, `%PDF-1.4\n${'parola '.repeat(100)}\n%%EOF`)
  const taken = await ingest(path, path, storage)
  if (!taken.ok) throw new Error(taken.reason)
  unwrap(await room.newsroom.create(room.ada, 'media', taken.media))
  const { url, keys } = s3Variables(location)
  const diagnose = async (variables: Record<string, string> = {}) => {
    const context = createContext({ DATA_DIR: dataDir, PORT: '1', MEDIA_URL: url, BACKUP_TO: url, ...keys, ...variables })
    const lines: string[] = []
    const environment = { ...context.environment, database: room.location }
    await examine({ ...context, environment, isDeep: true }, ({ verdict, text }) => void lines.push(`${verdict} ${text}`))
    return lines.filter((line) => /S3|media/.test(line))
  }
  return { proxy, storage, key: `${taken.media.hash}/file.pdf`, diagnose }
}

describe.skipIf(!hasSwift())('the doctor of a magazine with an S3 store', () => {
  it('finds all well, and every file as it was', async () => {
    const { diagnose } = await open()
    expect(await diagnose()).toEqual([
      expect.stringMatching(/^ok Store S3 dei media: s3:\/\/edicola-[\w-]+\/media risponde/),
      'ok File dei media: 1, tutti al loro posto e leggibili fino in fondo.',
      expect.stringMatching(/^ok Store S3 delle copie: /),
    ])
  })

  it('finds a file that is missing, and one that is not what it was', async () => {
    const { diagnose, storage, key } = await open()
    await storage.write(key, Buffer.from('altro'))
    expect(await diagnose()).toContainEqual(expect.stringMatching(/^fault File dei media rovinati: 1/))
    await storage.remove(key)
    expect(await diagnose()).toContainEqual(expect.stringMatching(/^fault File dei media che mancano: 1/))
  })

  it('says that the keys are refused, or that nobody answers, and asks for no file', async () => {
    const { diagnose, proxy } = await open()
    const refused = await diagnose({ AWS_SECRET_ACCESS_KEY: 'sbagliata' })
    expect(refused).toEqual([expect.stringContaining('fault Lo store S3 rifiuta le chiavi'), expect.stringContaining('rifiuta le chiavi')])
    proxy.close()
    expect(await diagnose()).toEqual([expect.stringContaining('fault Lo store S3 non risponde'), expect.stringContaining('non risponde')])
  })
})
