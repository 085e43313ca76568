import { expect, it } from 'vitest'
import { ApiFault } from '../api/callApi.ts'
import { acceptAttribute, canSendAgain, refuseFile } from './refuseFile.ts'

const MB = 1024 * 1024

it.each([
  ['takes a photograph', { size: 1, type: 'image/jpeg' }, 'image', null],
  ['takes one as large as may be', { size: 40 * MB, type: 'image/jpeg' }, 'image', null],
  ['refuses one byte more', { size: 40 * MB + 1, type: 'image/jpeg' }, 'image', 'too-large'],
  ['refuses an empty file', { size: 0, type: 'image/jpeg' }, 'image', 'empty'],
  ['refuses what nobody can show', { size: 1, type: 'image/tiff' }, 'image', 'unsupported-type'],
  ['says why of a drawing that may hold programs', { size: 1, type: 'image/svg+xml' }, 'image', 'svg'],
  ['knows a sound by its other names', { size: 1, type: 'audio/x-m4a' }, 'audio', null],
  ['takes ten minutes of sound that is not compressed', { size: 100 * MB, type: 'audio/x-wav' }, 'audio', null],
  ['refuses more, and says how to make it smaller', { size: 100 * MB + 1, type: 'audio/wav' }, 'audio', 'wav-too-large'],
  ['refuses a film where a picture goes', { size: 1, type: 'video/mp4' }, 'image', 'not-this-type'],
  ['takes a film anywhere else', { size: 1, type: 'video/mp4' }, 'any', null],
  ['takes a CSV, whatever Windows calls it', { size: 1, type: 'application/vnd.ms-excel' }, 'document', null],
  ['refuses a document with macros', { size: 1, type: 'application/vnd.ms-word.document.macroEnabled.12' }, 'document', 'unsupported-type'],
  ['leaves what it does not know to the server', { size: 1, type: '' }, 'image', null],
] as const)('%s', (_sentence, file, accept, refusal) => expect(refuseFile(file, accept)).toBe(refusal))

it('offers sounds only where a sound goes', () => expect(acceptAttribute('audio')).toBe('audio/mpeg,audio/mp4,audio/wav,.m4a,.wav'))

it.each([
  ['a network that was away', new ApiFault(0, { code: 'unreachable', message: '' }), true],
  ['a server that is busy', new ApiFault(503, { code: 'store-unavailable', message: '' }), true],
  ['a disk that is full', new ApiFault(507, { code: 'store-full', message: '' }), true],
  ['too many at once', new ApiFault(429, { code: 'rate-limited', message: '' }), true],
  ['a session that was over', new ApiFault(401, { code: 'signed-out', message: '' }), true],
  ['something of the bin that is not there any more', new ApiFault(409, { code: 'not-found', message: '' }), true],
  ['whatever nobody foresaw', new TypeError('x'), true],
  ['a drawing, refused before it is sent', new ApiFault(422, { code: 'svg', message: '' }), false],
  ['a kind that nobody knows', new ApiFault(415, { code: 'unsupported-type', message: '' }), false],
  ['a file that is too large', new ApiFault(413, { code: 'too-large', message: '' }), false],
])('sending again may help after %s', (_name, error, expected) => expect(canSendAgain(error)).toBe(expected))
