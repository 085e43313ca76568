/** A place in an S3 store. */
export interface S3Address {
  readonly bucket: string
  /** What stands there begins with it and a slash; empty for the whole bucket. */
  readonly path: string
  /** Who is asked: an origin, with a path where the store stands under one. */
  readonly endpoint: string
  readonly region: string
}

// What needs no encoding in an address is written, signed and listed in one spelling, by every store.
const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/
const PATH = /^[A-Za-z0-9_][\w.-]*(\/[A-Za-z0-9_][\w.-]*)*$/
const REGION = /^[A-Za-z0-9-]+$/

/** Reads `s3://bucket/folder?endpoint=https://store.example&region=eu-south-1`; null if it is none. Without an endpoint it is one of Amazon. */
export function readS3Address(given: string): S3Address | null {
  const [, bucket = '', path = '', query = ''] = /^s3:\/\/([^/?#]+)(?:\/([^?#]*?))?\/?(?:\?([^#]*))?$/.exec(given) ?? []
  const options = new URLSearchParams(query)
  // A misspelt `endpoint` would lead to Amazon.
  const isKnown = [...options.keys()].every((name) => name === 'endpoint' || name === 'region')
  const region = options.get('region') ?? 'us-east-1'
  const endpoint = readEndpoint(options.get('endpoint') ?? `https://s3.${region}.amazonaws.com`)
  if (!BUCKET.test(bucket) || (path !== '' && !PATH.test(path)) || !isKnown || !REGION.test(region) || endpoint === null) return null
  return { bucket, path, endpoint, region }
}

/** Is it meant to be one? With a slash too few, or in capitals, it would be taken for a folder. */
export const isS3Address = (given: string): boolean => /^s3:/i.test(given)

/** A folder or a file under this place. */
export const s3AddressUnder = (address: S3Address, name: string): S3Address => ({
  ...address,
  path: address.path === '' ? name : `${address.path}/${name}`,
})

/** Where it is, as people are told: without the options, which they know. */
export const s3Label = ({ bucket, path }: S3Address): string => `s3://${bucket}${path && `/${path}`}`

function readEndpoint(given: string): string | null {
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) return null
  return `${url.origin}${url.pathname.replace(/\/$/, '')}`
}
