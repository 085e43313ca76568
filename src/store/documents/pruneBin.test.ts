import { describe, expect, it } from 'vitest'
import { openBin, pdf, unwrap } from '../../../tests/support/bin.ts'
import { engines } from '../../../tests/support/stores.ts'

const DAY = 24 * 60

describe.each(engines)('emptying the bin on %s', (engine) => {
  it('keeps files as long as a medium has them, in the bin or out of it', async () => {
    const room = await openBin(engine)
    const { newsroom, publicContent, ada, bruno, prune } = room
    const forgotten: string[] = []
    const forgetFile = async (hash: string) => void forgotten.push(hash)
    const first = unwrap(await newsroom.addFile(ada, pdf)).document
    unwrap(await newsroom.remove(ada, 'media', first.id))
    expect([...(await publicContent.goneFiles())]).toEqual([pdf.hash])
    // Another, who may not see hers in the bin, brings the same bytes.
    const again = unwrap(await newsroom.addFile(bruno, pdf))
    expect(again).toMatchObject({ isNew: true })
    expect([...(await publicContent.goneFiles())]).toEqual([])
    room.pass(30 * DAY)
    expect(await prune(forgetFile)).toBe(1)
    expect(forgotten).toEqual([])
    unwrap(await newsroom.remove(ada, 'media', again.document.id))
    room.pass(30 * DAY - 1)
    expect(await prune(forgetFile)).toBe(0)
    room.pass(1)
    expect(await prune(forgetFile)).toBe(1)
    expect(forgotten).toEqual([pdf.hash])
  })

  it('writes in the audit log what was there too long, and nothing else', async () => {
    const { newsroom, audit, prune, ada, published, pass } = await openBin(engine)
    const [gone, back, late] = [await published('La luce'), await published('L’alba'), await published('La sera')]
    unwrap(await newsroom.remove(ada, 'article', gone.id))
    unwrap(await newsroom.remove(ada, 'article', back.id))
    pass(1)
    unwrap(await newsroom.remove(ada, 'article', late.id))
    unwrap(await newsroom.recover(ada, back.id))
    pass(30 * DAY - 1)
    expect([await prune(), await prune()]).toEqual([1, 0])
    const { entries } = await audit.list({ isDescending: false, limit: 10, offset: 0 })
    expect(entries).toMatchObject([{ action: 'expire', by: null, kind: 'article', subject: gone.id, title: 'La luce', address: null }])
    expect(unwrap(await newsroom.bin(ada, { limit: 25, offset: 0 })).entries.map(({ id }) => id)).toEqual([late.id])
  })
})
