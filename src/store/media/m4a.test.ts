import { expect, it } from 'vitest'
import { box, m4aFile } from '../../../tests/support/m4aFile.ts'
import { m4aCodecs, m4aDuration } from './m4a.ts'

const reading = (file: Buffer) => [async (start: number, end: number) => file.subarray(start, end + 1), file.length] as const

it.each([
  ['a short header', m4aFile({ seconds: 90.5 }), 90.5],
  ['a long one', m4aFile({ seconds: 7200, isLong: true }), 7200],
  ['no header', box('ftyp', Buffer.from('M4A ')), undefined],
  ['a length that goes beyond the file', Buffer.from('00000fff6d6f6f76', 'hex'), undefined],
  ['an empty file', Buffer.alloc(0), undefined],
])('reads the duration of %s', async (_name, file, seconds) => expect(await m4aDuration(...reading(file))).toBe(seconds))

it.each([
  ['AAC', m4aFile({ codec: 'mp4a' }), ['mp4a']],
  ['Apple Lossless', m4aFile({ codec: 'alac' }), ['alac']],
  ['nothing', box('ftyp', Buffer.from('M4A ')), []],
])('knows %s', async (_name, file, codecs) => expect(await m4aCodecs(...reading(file))).toEqual(codecs))
