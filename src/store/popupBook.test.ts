import { describe, expect, it } from 'vitest'
import { engines, newDatabase } from '../../tests/support/stores.ts'
import type { PopupCount } from '../content/popups/figures.ts'
import { createPopupBook } from './popupBook.ts'

const seen: PopupCount = { documentId: 'd', day: '2026-11-15', event: 'view', page: '/', device: 'phone', variant: 'a', count: 2 }

describe.each(engines)('the figures of announcements on %s', (engine) => {
  it('add up, each apart from the others', async () => {
    const book = createPopupBook(await newDatabase(engine), () => new Date())
    await book.addCounts([seen, { ...seen, variant: 'b', count: 1 }, { ...seen, documentId: 'altro' }])
    await book.addCounts([
      { ...seen, count: 3 },
      { ...seen, day: '2026-11-16', event: 'ok', count: 1 },
    ])
    expect(await book.countsOf('d', '2026-11-15', '2026-11-15')).toEqual([
      { ...seen, count: 5 },
      { ...seen, variant: 'b', count: 1 },
    ])
    expect(await book.countsOf('d', '2026-11-16', '2026-11-17')).toEqual([{ ...seen, day: '2026-11-16', event: 'ok', count: 1 }])
    const totals = await book.totals('2026-11-15', '2026-11-16')
    expect(totals).toContainEqual({ documentId: 'd', event: 'view', count: 6 })
    expect(totals).toHaveLength(3)
  })

  it('do not change what pages show; a Bootstrap to be shipped does, once', async () => {
    const database = await newDatabase(engine)
    const book = createPopupBook(database, () => new Date())
    const before = await database.version()
    await book.addCounts([seen])
    expect(await database.version()).toBe(before)
    await book.shipBootstrap('5x')
    const after = await database.version()
    expect(after).not.toBe(before)
    await book.shipBootstrap('5x')
    expect(await database.version()).toBe(after)
  })
})
