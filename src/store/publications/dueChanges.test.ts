import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { ContentState } from '../../content/reading/publicContent.ts'
import { ANYTHING, listSource, NEWS, slugSource, TODAY } from './sources.ts'

const MIDNIGHT = '2026-11-15T23:00:00.000Z'
const HOURS = 60

describe.each(engines)('what changes by the clock, on %s', (engine) => {
  /** A newsroom, what its content is now, and what changed since. */
  async function open() {
    const room = await openNewsroom(engine)
    const { newsroom, publicContent, ada, now } = room
    const state = async (): Promise<ContentState> => ({ version: await publicContent.version(), from: now() })
    const changesSince = async (before: ContentState) => publicContent.changesBetween(before, await state())
    const publish = async (title: string, more: object = {}) => {
      const { id, revision } = unwrap(await newsroom.create(ada, 'article', room.article(title, more)))
      unwrap(await newsroom.publish(ada, 'article', id, revision))
    }
    return { ...room, state, changesSince, publish, next: () => publicContent.nextChange(now()) }
  }

  it('is a document that comes and goes, when it does', async () => {
    const { publish, later, pass, next, state, changesSince, section } = await open()
    const [begins, ends] = [later(10), later(30)]
    await publish('Breve', { publishAt: begins, unpublishAt: ends })
    for (const moment of [begins, ends]) {
      const before = await state()
      expect(await next()).toBe(moment)
      pass((Date.parse(moment) - Date.parse(before.from)) / 60_000)
      const changed = await changesSince(before)
      expect(
        [ANYTHING, slugSource('article', 'breve'), listSource('section', section.id)].filter((source) => !changed?.has(source)),
      ).toEqual([])
      expect([NEWS, TODAY].filter((source) => changed?.has(source))).toEqual([])
    }
    expect(await next()).toBe(MIDNIGHT)
  })

  it('is the day, at midnight where the magazine is', async () => {
    const { next, pass, state, changesSince } = await open()
    expect(await next()).toBe(MIDNIGHT)
    const morning = await state()
    pass(14 * HOURS)
    expect(await changesSince(morning)).toEqual(new Set())
    pass(1 * HOURS)
    expect(await changesSince(morning)).toEqual(new Set([TODAY]))
    expect(await next()).toBe('2026-11-16T23:00:00.000Z')
  })

  it('is the news, when the oldest is two days old', async () => {
    const { publish, next, pass, state, changesSince } = await open()
    await publish('Uno')
    await publish('Due')
    pass(47 * HOURS)
    const young = await state()
    expect(await next()).toBe('2026-11-17T08:00:00.001Z')
    pass(1 * HOURS)
    expect(await changesSince(young)).toEqual(new Set())
    pass(1)
    expect(await changesSince(young)).toEqual(new Set([NEWS]))
    expect(await next()).toBe('2026-11-17T23:00:00.000Z')
  })

  it('may be anything where an announcement comes or goes', async () => {
    const { newsroom, ada, later, pass, state, changesSince } = await open()
    const chief = { ...ada, role: 'amministratore' as const }
    const { id, revision } = unwrap(await newsroom.create(chief, 'popup', { id: 'uno', name: 'Uno', title: 'Uno' }))
    unwrap(await newsroom.publish(chief, 'popup', id, revision, later(10)))
    const before = await state()
    pass(10)
    expect(await changesSince(before)).toBeNull()
  })

  it('may be anything in a store that was restored, or after a clock was set back', async () => {
    const { publicContent, state } = await open()
    const { version, from } = await state()
    expect(await publicContent.changesBetween({ version: version + 1, from }, { version, from })).toBeNull()
    expect(await publicContent.changesBetween({ version, from }, { version, from: '2026-11-15T07:00:00.000Z' })).toBeNull()
  })
})
