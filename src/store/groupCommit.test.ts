import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from './faults.ts'
import { createGroupCommit } from './groupCommit.ts'

/** A store that keeps what is written, transaction by transaction, once it is committed. */
function fakeStore({ commit = async (): Promise<unknown> => undefined } = {}) {
  const committed: string[][] = []
  const write = createGroupCommit<string[]>(async (work) => {
    const rows: string[] = []
    await work(rows)
    await commit()
    committed.push(rows)
  })
  const add = (row: string) => write(async (rows) => `${row} is number ${rows.push(row)}`)
  const fail = (error: Error) => write(async () => Promise.reject(error))
  return { committed, write, add, fail }
}

describe('group commit', () => {
  it('gives whoever comes while a transaction is under way the next one together, and each their own result', async () => {
    const { committed, add } = fakeStore()
    const results = await Promise.all(['a', 'b', 'c', 'd'].map(add))
    expect(committed).toEqual([['a'], ['b', 'c', 'd']])
    expect(results).toEqual(['a is number 1', 'b is number 1', 'c is number 2', 'd is number 3'])
  })

  it('answers nobody before the commit', async () => {
    let commit = () => undefined as unknown
    const { add, committed } = fakeStore({ commit: () => new Promise((resolve) => (commit = () => resolve(undefined))) })
    let isAnswered = false
    const answer = add('a').then(() => (isAnswered = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect([isAnswered, committed]).toEqual([false, []])
    commit()
    await answer
    expect(committed).toEqual([['a']])
  })

  it('tells work that fails alone, and keeps what came with it once', async () => {
    const { committed, add, fail } = fakeStore()
    const settled = await Promise.allSettled([add('a'), add('b'), fail(new Error('refused')), add('c')])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(committed).toEqual([['a'], ['b', 'c']])
  })

  it('gives all up where the store cannot be used, and tries the next', async () => {
    const { committed, add, fail } = fakeStore()
    const settled = await Promise.allSettled([add('a'), add('b'), fail(new StoreUnavailable('down')), add('c')])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    await add('d')
    expect(committed).toEqual([['a'], ['d']])
  })

  it('never repeats what may have been committed', async () => {
    const { write } = fakeStore({ commit: async () => Promise.reject(new Error('the connection broke')) })
    let runs = 0
    const count = () => write(async () => void (runs += 1))
    const settled = await Promise.allSettled([count(), count(), count()])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(runs).toBe(3)
  })
})
