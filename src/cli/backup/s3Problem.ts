import { openS3Bucket } from '../../store/s3/s3Bucket.ts'
import { S3Unavailable, type S3Trouble } from '../../store/s3/s3Fault.ts'
import type { FileLocation } from '../../store/fileLocation.ts'
import type { CommandContext } from '../context.ts'

/** Asks an S3 store whether it can be used; what is wrong with it and what to do, or null. A folder is none. */
export async function s3Problem(
  location: FileLocation,
  { clock, messages }: Pick<CommandContext, 'clock' | 'messages'>,
): Promise<{ trouble: S3Trouble; sentence: string } | null> {
  if (location.kind === 'folder') return null
  try {
    await openS3Bucket(location.address, location.credentials, clock).check()
    return null
  } catch (error) {
    if (!(error instanceof S3Unavailable)) throw error
    return { trouble: error.s3Trouble, sentence: messages.s3.trouble[error.s3Trouble](error.where) }
  }
}
