import fastify from 'fastify'
import { expect, it } from 'vitest'
import { StoreUnavailable } from '../../store/faults.ts'
import { addCountBuffer } from './addCountBuffer.ts'

interface Seen {
  readonly day: string
  readonly page: string
}

function open(write: (counts: object[]) => Promise<void>) {
  const app = fastify()
  return { app, ...addCountBuffer<Seen>(app, { write, clock: () => new Date(0) }) }
}

it('writes down at closing what was added up', async () => {
  const written: object[] = []
  const { app, add } = open(async (counts) => void written.push(...counts))
  for (const page of ['/', '/a', '/']) add({ day: '2026-11-15', page })
  await app.close()
  expect(written).toEqual([
    { day: '2026-11-15', page: '/', count: 2 },
    { day: '2026-11-15', page: '/a', count: 1 },
  ])
})

it('keeps what could not be written, adds to it, and counts nothing twice', async () => {
  const written: object[] = []
  let isDown = true
  const { add, flush } = open(async (counts) => {
    if (isDown) throw new StoreUnavailable('down')
    written.push(...counts)
  })
  add({ day: '2026-11-15', page: '/' })
  await flush()
  isDown = false
  add({ day: '2026-11-15', page: '/' })
  await flush()
  await flush()
  expect(written).toEqual([{ day: '2026-11-15', page: '/', count: 2 }])
})

it('gives up the one thing that the store refuses, and keeps the rest', async () => {
  const written: object[] = []
  const { add, flush } = open(async (counts) => {
    if (counts.some((count) => 'page' in count && count.page === '/bad')) throw new Error('refused')
    written.push(...counts)
  })
  for (const page of ['/', '/bad', '/a']) add({ day: '2026-11-15', page })
  await flush()
  add({ day: '2026-11-15', page: '/' })
  await flush()
  expect(written).toEqual([
    { day: '2026-11-15', page: '/', count: 1 },
    { day: '2026-11-15', page: '/a', count: 1 },
    { day: '2026-11-15', page: '/', count: 1 },
  ])
})

it('bounds what waits', async () => {
  const written: object[] = []
  const { app, add } = open(async (counts) => void written.push(...counts))
  for (let page = 0; page < 6000; page += 1) add({ day: '2026-11-15', page: `/${page}` })
  add({ day: '2026-11-15', page: '/7' })
  await app.close()
  expect(written).toHaveLength(5000)
  expect(written).toContainEqual({ day: '2026-11-15', page: '/7', count: 2 })
})
