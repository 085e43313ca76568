import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addressOf } from '../../content/addresses.ts'
import { createPreviews } from './previews.ts'

const START = Date.parse('2026-11-15T08:00:00.000Z')
const HOUR = 3_600_000

function openAt(moment: number, secret = 'segreto') {
  return createPreviews(secret, () => new Date(moment))
}
const tokenFor = (id: string, hours: number) => openAt(START).linkTo(id, hours).slice(addressOf.preview('').length)

describe('a preview link', () => {
  const id = randomUUID()
  const token = tokenFor(id, 48)

  it('opens its document, and says until when', () => {
    expect(openAt(START).open(token)).toEqual({ ok: true, documentId: id, expiresAt: '2026-11-17T08:00:00.000Z' })
  })

  it.each([
    ['a moment before its end', 48 * HOUR - 1, { ok: true }],
    ['no more at its end', 48 * HOUR, { ok: false, reason: 'expired' }],
    ['nor ever after', 10_000 * HOUR, { ok: false, reason: 'expired' }],
  ])('opens %s', (_name, later, expected) => expect(openAt(START + later).open(token)).toMatchObject(expected))

  it('is refused when any one of its characters is another', () => {
    for (let at = 0; at < token.length; at++) {
      for (const other of ['0', '1', 'a', 'z', '-', 'A', '.']) {
        const forged = token.slice(0, at) + other + token.slice(at + 1)
        if (forged !== token) expect(openAt(START).open(forged), forged).toEqual({ ok: false, reason: 'invalid' })
      }
    }
  })

  it('is refused when a part of it is missing or added', () => {
    for (let length = 0; length < token.length; length++) expect(openAt(START).open(token.slice(0, length)).ok).toBe(false)
    expect(openAt(START).open(`${token}0`).ok).toBe(false)
    expect(openAt(START).open(`${token}\n`).ok).toBe(false)
  })

  it('is refused by another magazine', () => expect(openAt(START, 'altro').open(token)).toEqual({ ok: false, reason: 'invalid' }))

  it('cannot lend its signature to another document or a later end', () => {
    const [, , signature] = token.split('-')
    const other = tokenFor(randomUUID(), 48).split('-')
    const later = tokenFor(id, 49).split('-')
    for (const parts of [other, later])
      expect(openAt(START).open([parts[0], parts[1], signature, ...parts.slice(3)].join('-')).ok).toBe(false)
  })
})
