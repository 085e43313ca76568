import { describe, expect, it } from 'vitest'
import { hasSwift } from '../../../scripts/faultTools.js'
import { openCuttingProxy } from '../../../tests/support/cuttingProxy.ts'
import { beforeMediaPlaces } from '../../../tests/support/mediaPlaces.ts'
import { newDatabase, temporaryFolder } from '../../../tests/support/stores.ts'
import { newS3Location, s3Variables } from '../../../tests/support/swiftServer.ts'
import { openMediaStorage } from '../../store/media/openMediaStorage.ts'
import { createContext } from '../context.ts'
import { prepareMagazine } from './prepareMagazine.ts'

beforeMediaPlaces()

describe.skipIf(!hasSwift())('a magazine whose media are in an S3 store', () => {
  async function open() {
    const straight = await newS3Location()
    const proxy = await openCuttingProxy(straight.address.endpoint)
    const { url, keys } = s3Variables({ ...straight, address: { ...straight.address, endpoint: proxy.endpoint } })
    const database = await newDatabase('sqlite')
    const lines: string[] = []
    const prepare = async (variables: Record<string, string> = {}) => {
      const plain = createContext({ DATA_DIR: await temporaryFolder(), EDICOLA_DEMO: '0', MEDIA_URL: url, ...keys, ...variables })
      const context = { ...plain, say: (line: string) => void lines.push(line) }
      const storage = openMediaStorage(context.environment.media, context.clock)
      return prepareMagazine({ ...context, database, storage, migrated: [] })
    }
    return { proxy, url, lines, prepare }
  }

  it('starts, and says nothing of it', async () => {
    const { prepare, lines } = await open()
    await prepare()
    expect(lines.join('\n')).not.toContain('S3')
  })

  it('does not start with keys that are refused, nor without its bucket', async () => {
    const { prepare, url } = await open()
    await expect(prepare({ AWS_SECRET_ACCESS_KEY: 'sbagliata' })).rejects.toThrow('rifiuta le chiavi')
    await expect(prepare({ MEDIA_URL: url.replace('s3://edicola', 's3://niente') })).rejects.toThrow('quel bucket non c’è')
  })

  it('starts without its pictures while the store does not answer, and says so', async () => {
    const { prepare, proxy, lines } = await open()
    proxy.close()
    await prepare()
    expect(lines[0]).toMatch(/non risponde .*senza immagini/)
  })
})
