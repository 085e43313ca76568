import { createHash, createHmac } from 'node:crypto'

/** Who asks an S3 store. */
export interface S3Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Of keys that were lent for some hours; null for one's own. */
  readonly sessionToken: string | null
}

export interface RequestToSign {
  readonly method: string
  readonly host: string
  /** As it is sent, encoded. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

interface SigningContext {
  readonly credentials: S3Credentials
  readonly region: string
  readonly now: Date
}

/**
 * The headers that vouch for a request by Signature Version 4 (https://docs.aws.amazon.com/IAM/latest/UserGuide/create-signed-request.html). The hash of the
 * body is among what is signed: a store that is given other bytes, whoever changed them on the way, refuses them.
 */
export function signRequest(
  { method, host, path, query, body }: RequestToSign,
  { credentials: { accessKeyId, secretAccessKey, sessionToken }, region, now }: SigningContext,
): Record<string, string> {
  const moment = `${now.toISOString().slice(0, 19).replace(/[:-]/g, '')}Z`
  const day = moment.slice(0, 8)
  const bodyHash = sha256(body)
  // In the order of the alphabet, as they are signed.
  const headers = {
    host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': moment,
    ...(sessionToken !== null && { 'x-amz-security-token': sessionToken }),
  }
  const names = Object.keys(headers).join(';')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const request = [method, path, queryText(query), lines.join(''), names, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${secretAccessKey}`),
  )
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${moment}\n${scope}\n${sha256(request)}`).toString('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

/** A query in the one spelling that is signed: sorted, and encoded as RFC 3986 has it. */
export function queryText(query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return pairs.sort((a, b) => (a < b ? -1 : 1)).join('&')
}

/** `encodeURIComponent` leaves five characters alone that the signature wants encoded. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
