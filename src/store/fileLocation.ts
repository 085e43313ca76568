import { s3Label, type S3Address } from './s3/s3Address.ts'
import type { S3Credentials } from './s3/signRequest.ts'

/** Where files are kept: a folder of this machine, or a place in an S3 store and the keys to it. */
export type FileLocation = { readonly kind: 'folder'; readonly folder: string } | S3Location

export interface S3Location {
  readonly kind: 's3'
  readonly address: S3Address
  readonly credentials: S3Credentials
}

/** Where they are, as people are told. */
export const fileLocationLabel = (location: FileLocation): string =>
  location.kind === 'folder' ? location.folder : s3Label(location.address)
