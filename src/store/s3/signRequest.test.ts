import { describe, expect, it } from 'vitest'
import { queryText, signRequest } from './signRequest.ts'

// The keys and the moment of Amazon's own example: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
const credentials = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', sessionToken: null }
const context = { credentials, region: 'us-east-1', now: new Date('2013-05-24T00:00:00.000Z') }
const request = { method: 'GET', host: 'examplebucket.s3.amazonaws.com', path: '/', body: new Uint8Array() }

describe('a signed request', () => {
  it.each([
    ['the life cycle of a bucket', { lifecycle: '' }, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['a listing', { 'max-keys': '2', prefix: 'J' }, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ])('has the signature of Amazon’s example: %s', (_name, query, signature) => {
    const headers = signRequest({ ...request, query }, context)
    expect(headers['x-amz-date']).toBe('20130524T000000Z')
    expect(headers['authorization']).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
    )
  })

  it('vouches for its body, and for keys that were lent', () => {
    const signed = (body: string, sessionToken: string | null = null) =>
      signRequest({ ...request, query: {}, body: Buffer.from(body) }, { ...context, credentials: { ...credentials, sessionToken } })
    expect(signed('a')['authorization']).not.toBe(signed('b')['authorization'])
    expect(signed('a', 'prestito')).toMatchObject({ 'x-amz-security-token': 'prestito' })
    expect(signed('a', 'prestito')['authorization']).toContain('x-amz-date;x-amz-security-token')
  })

  it('spells its query in one way', () => {
    expect(queryText({ b: '2', a: '1 +/=!*()’', uploads: '' })).toBe('a=1%20%2B%2F%3D%21%2A%28%29%E2%80%99&b=2&uploads=')
  })
})
