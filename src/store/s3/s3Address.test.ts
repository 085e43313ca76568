import { describe, expect, it } from 'vitest'
import { isS3Address, readS3Address, s3AddressUnder, s3Label } from './s3Address.ts'

describe('the address of a place in an S3 store', () => {
  it.each([
    ['s3://rivista', { bucket: 'rivista', path: '', endpoint: 'https://s3.us-east-1.amazonaws.com', region: 'us-east-1' }],
    ['s3://rivista/', { bucket: 'rivista', path: '', endpoint: 'https://s3.us-east-1.amazonaws.com', region: 'us-east-1' }],
    [
      's3://rivista?region=eu-south-1',
      { bucket: 'rivista', path: '', endpoint: 'https://s3.eu-south-1.amazonaws.com', region: 'eu-south-1' },
    ],
    [
      's3://rivista/a/b/?endpoint=http://localhost:9000/&region=x',
      { bucket: 'rivista', path: 'a/b', endpoint: 'http://localhost:9000', region: 'x' },
    ],
    [
      's3://r.v/x.tar?endpoint=https%3A%2F%2Fstore.example%2Fstorage%2Fs3',
      { bucket: 'r.v', path: 'x.tar', endpoint: 'https://store.example/storage/s3', region: 'us-east-1' },
    ],
  ])('is read from %s', (given, address) => expect(readS3Address(given)).toEqual(address))

  it.each([
    ['a folder', '/mnt/media'],
    ['another protocol', 'https://rivista'],
    ['no bucket', 's3://'],
    ['a misspelt option, which would lead to Amazon', 's3://rivista?endpont=https://s3.example'],
    ['an endpoint that is none', 's3://rivista?endpoint=s3.example'],
    ['keys in the address', 's3://rivista?endpoint=https://a:b@s3.example'],
    ['a way up', 's3://rivista/../altra'],
    ['a name that stores spell differently', 's3://rivista/città'],
    ['a hole', 's3://rivista/a//b'],
  ])('is not %s', (_name, given) => expect(readS3Address(given)).toBeNull())

  it.each([
    ['an address', 's3://rivista', true],
    ['one with a slash too few', 's3:/rivista/copia.tar', true],
    ['one in capitals', 'S3://rivista', true],
    ['a folder', 's3/copie', false],
  ])('is meant by %s, or not', (_name, given, expected) => expect(isS3Address(given)).toBe(expected))

  it('leads further down, and is told without its options', () => {
    const address = { bucket: 'rivista', path: '', endpoint: 'https://s3.example', region: 'x' }
    expect(s3Label(address)).toBe('s3://rivista')
    expect(s3Label(s3AddressUnder(s3AddressUnder(address, 'a'), 'b.tar'))).toBe('s3://rivista/a/b.tar')
  })
})
