import type { Clock } from '../../content/time.ts'
import type { FileLocation } from '../fileLocation.ts'
import { openS3Bucket } from '../s3/s3Bucket.ts'
import { createDiskStorage } from './diskStorage.ts'
import { createS3Storage } from './s3Storage.ts'
import type { MediaStorage } from './storage.ts'

/** The media files of a magazine, where its owner keeps them. Once `signal` aborts, everything that is asked of an S3 store ends with its reason. */
export function openMediaStorage(location: FileLocation, clock: Clock, signal?: AbortSignal): MediaStorage {
  if (location.kind === 'folder') return createDiskStorage(location.folder)
  return createS3Storage(openS3Bucket(location.address, location.credentials, clock, signal))
}
