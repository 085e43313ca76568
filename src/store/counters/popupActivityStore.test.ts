import { describe, expect, it } from 'vitest'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import type { PopupCount } from '../../content/popups/figures.ts'
import { createOutbox } from './outbox.ts'
import { createPopupActivityStore } from './popupActivityStore.ts'

const seen: PopupCount = { documentId: 'd', day: '2026-11-15', event: 'view', page: '/', device: 'phone', variant: 'a', count: 2 }

describe.each(engines)('the figures of announcements on %s', (engine) => {
  it('add up, each apart from the others', async () => {
    const store = createPopupActivityStore(await newDatabase(engine), () => new Date())
    await store.addCounts([seen, { ...seen, variant: 'b', count: 1 }, { ...seen, documentId: 'altro' }])
    await store.addCounts([
      { ...seen, count: 3 },
      { ...seen, day: '2026-11-16', event: 'ok', count: 1 },
    ])
    expect(await store.countsOf('d', '2026-11-15', '2026-11-15')).toEqual([
      { ...seen, count: 5 },
      { ...seen, variant: 'b', count: 1 },
    ])
    expect(await store.countsOf('d', '2026-11-16', '2026-11-17')).toEqual([{ ...seen, day: '2026-11-16', event: 'ok', count: 1 }])
    const totals = await store.totals('2026-11-15', '2026-11-16')
    expect(totals).toContainEqual({ documentId: 'd', event: 'view', count: 6 })
    expect(totals).toHaveLength(3)
  })

  it('do not change what pages show; a Bootstrap to be shipped does, once', async () => {
    const database = await newDatabase(engine)
    const store = createPopupActivityStore(database, () => new Date())
    const before = await database.version()
    await store.addCounts([seen])
    expect(await database.version()).toBe(before)
    await store.shipBootstrap('5x')
    const after = await database.version()
    expect(after).not.toBe(before)
    await store.shipBootstrap('5x')
    expect(await database.version()).toBe(after)
  })
})

describe.each(engines)('submits on %s', (engine) => {
  it('are forgotten after 400 days, and not a moment before', async () => {
    const database = await newDatabase(engine)
    const store = createPopupActivityStore(database, () => new Date('2026-11-15T08:00:00.000Z'))
    const submit = { documentId: 'd', popupId: '7', dontShowAgain: false }
    await store.add({ ...submit, id: 'oggi', at: '2026-11-15T07:00:00.000Z' }, '')
    await store.add({ ...submit, id: 'appena', at: '2025-10-11T08:00:00.000Z' }, '')
    await store.add({ ...submit, id: 'troppo', at: '2025-10-11T07:59:59.999Z' }, '')
    expect(await store.prune()).toBe(1)
    expect(await store.prune()).toBe(0)
    expect(await database.db.selectFrom('popupSubmit').select('id').orderBy('id').execute()).toEqual([{ id: 'appena' }, { id: 'oggi' }])
  })

  it('say what is still to be told, and what went wrong last', async () => {
    const database = await newDatabase(engine)
    const store = createPopupActivityStore(database, () => new Date())
    const outbox = createOutbox(database)
    const submit = { documentId: 'd', popupId: '7', dontShowAgain: false, at: '2026-11-15T07:00:00.000Z' }
    const state = () => store.webhookState('d', 'https://altrove.example/')
    expect(await state()).toEqual({ waiting: 0, problem: null, deliveredAt: null, givenUpAt: null })
    for (const id of ['uno', 'due', 'tre']) await store.add({ ...submit, id }, 'https://altrove.example/')
    await outbox.putBack('uno', '2026-11-15T09:00:00.000Z', 'answered-500')
    await outbox.putBack('due', '2026-11-15T08:00:00.000Z', 'too-slow')
    expect(await state()).toEqual({ waiting: 3, problem: 'answered-500', deliveredAt: null, givenUpAt: null })
    const delivery = { documentId: 'd', address: 'https://altrove.example/', payload: '{}', attempts: 1 }
    for (const id of ['uno', 'due']) await outbox.delivered({ ...delivery, id }, '2026-11-15T10:00:00.000Z')
    expect(await state()).toEqual({ waiting: 1, problem: null, deliveredAt: '2026-11-15T10:00:00.000Z', givenUpAt: null })
    await outbox.giveUp({ ...delivery, id: 'tre' }, '2026-11-17T10:00:00.000Z', 'too-slow')
    const lost = { waiting: 0, problem: 'too-slow', deliveredAt: '2026-11-15T10:00:00.000Z', givenUpAt: '2026-11-17T10:00:00.000Z' }
    expect(await state()).toEqual(lost)
    // Of another address nothing is known.
    const elsewhere = await store.webhookState('d', 'https://nuovo.example/')
    expect(elsewhere).toEqual({ waiting: 0, problem: null, deliveredAt: null, givenUpAt: null })
  })
})
