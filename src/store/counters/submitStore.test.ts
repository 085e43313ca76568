import { describe, expect, it } from 'vitest'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import type { Submit } from '../../content/popups/submit.ts'
import { StoreUnavailable } from '../faults.ts'
import { createSubmitStore } from './submitStore.ts'

const submit = (id: string, more: Partial<Submit> = {}): Submit => ({
  id,
  documentId: 'documento',
  popupId: '7',
  at: '2026-11-15T08:00:00.000Z',
  dontShowAgain: false,
  ...more,
})

describe.each(engines)('the store of submits on %s', (engine) => {
  it('keeps a thousand and more that come at once, in a few transactions', async () => {
    const database = await newDatabase(engine)
    let transactions = 0
    const store = createSubmitStore({ writeTogether: (work) => ((transactions += 1), database.writeTogether(work)) })
    await Promise.all(Array.from({ length: 2500 }, (_, index) => store.add(submit(`s${index}`, { dontShowAgain: index % 2 === 0 }), '')))
    expect(transactions).toBe(3)
    const rows = await database.db.selectFrom('popupSubmit').select(['id', 'dontShowAgain']).execute()
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2500)
    expect(rows.filter(({ dontShowAgain }) => dontShowAgain === 1)).toHaveLength(1250)
  })

  it('keeps what is sent twice once, and tells it once', async () => {
    const database = await newDatabase(engine)
    const store = createSubmitStore(database)
    await Promise.all([store.add(submit('a'), 'https://altrove.example/'), store.add(submit('a'), 'https://altrove.example/')])
    await store.add(submit('b'), '')
    const outbox = () => database.db.selectFrom('webhookDelivery').select(['id', 'payload']).execute()
    expect((await outbox()).map(({ id }) => id)).toEqual(['a'])
    expect(JSON.parse((await outbox())[0]?.payload ?? '')).toEqual({
      event: 'popup.submit',
      delivery: 'a',
      at: '2026-11-15T08:00:00.000Z',
      id: '7',
      modal_state: { dont_show_again_option: false },
    })
    await database.write((db) => db.deleteFrom('webhookDelivery').execute())
    await store.add(submit('a'), 'https://altrove.example/')
    expect(await outbox()).toEqual([])
    expect(await database.db.selectFrom('popupSubmit').select('id').orderBy('id').execute()).toEqual([{ id: 'a' }, { id: 'b' }])
  })
})

it.each(engines)('one that the store refuses costs nobody else their answer, on %s', async (engine) => {
  const database = await newDatabase(engine)
  const store = createSubmitStore({
    writeTogether: (work) =>
      database.write(async (db) => {
        const result = await work(db)
        if (await db.selectFrom('popupSubmit').select('id').where('id', '=', 'bad').executeTakeFirst()) throw new Error('refused')
        return result
      }),
  })
  const settled = await Promise.allSettled(['a', 'bad', 'b'].map((id) => store.add(submit(id), '')))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await database.db.selectFrom('popupSubmit').select('id').orderBy('id').execute()).toEqual([{ id: 'a' }, { id: 'b' }])
})

it('acknowledges nothing that could not be kept, and goes on', async () => {
  let isDown = true
  const store = createSubmitStore({
    writeTogether: async () => {
      if (isDown) throw new StoreUnavailable('down')
      return undefined as never // the store does not look at it
    },
  })
  const first = [store.add(submit('a'), ''), store.add(submit('b'), '')]
  await expect(Promise.allSettled(first)).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  isDown = false
  await expect(store.add(submit('a'), '')).resolves.toBeUndefined()
})
