import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { hasSwift } from '../../scripts/faultTools.js'
import type { FileLocation } from '../../src/store/fileLocation.ts'
import { temporaryFolder } from './stores.ts'
import { newS3Location, sharedSwift } from './swiftServer.ts'

/** Where media may be kept: what works in one place works in the other. Without Swift the second is left out, and `npm test` says so. */
export const mediaPlaces: readonly FileLocation['kind'][] = hasSwift() ? ['folder', 's3'] : ['folder']

/** Starting Swift may take longer than a test may: whoever has tests over `mediaPlaces` does it before. */
export const beforeMediaPlaces = (): void => beforeAll(async () => void (hasSwift() && (await sharedSwift())), 120_000)

/** An empty place of the test's own. */
export async function newMediaLocation(kind: FileLocation['kind']): Promise<FileLocation> {
  return kind === 's3' ? newS3Location('media') : { kind, folder: join(await temporaryFolder(), 'media') }
}
