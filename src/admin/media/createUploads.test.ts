import { expect, it } from 'vitest'
import { ApiFault } from '../api/callApi.ts'
import { createUploads } from './createUploads.ts'
import type { UploadedMedia } from './mediaRecord.ts'
import type { UploadOptions } from './uploadMedia.ts'

function open() {
  const ends: { resolve: (media: UploadedMedia) => void; reject: (error: Error) => void; options: UploadOptions }[] = []
  const arrived: string[] = []
  const taken: string[] = []
  const uploads = createUploads({
    upload: (_file, given) =>
      new Promise((resolve, reject) => {
        const options = given ?? {}
        options.signal?.addEventListener('abort', () => reject(new Error('called off')))
        ends.push({ resolve, reject, options })
      }),
    restore: async (id) => {
      taken.push(id)
      if (id === 'sparito') throw new Error('not there any more')
      return media(id)
    },
  })
  uploads.onDone(({ id }) => void arrived.push(id))
  const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index}.jpg`))
  const states = () => uploads.list().map(({ state }) => state)
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { uploads, ends, arrived, taken, files, states, settle }
}

const media = (id: string) => ({ id }) as UploadedMedia // only its name is looked at here

it('sends two at a time, and the next when one has arrived', async () => {
  const { uploads, ends, arrived, files, states, settle } = open()
  uploads.add(files(3))
  expect(states()).toEqual(['sending', 'sending', 'waiting'])
  ends[0]?.resolve(media('a'))
  await settle()
  expect(states()).toEqual(['done', 'sending', 'sending'])
  expect(arrived).toEqual(['a'])
})

it('keeps what failed in its place, with its reason, until it is tried again', async () => {
  const { uploads, ends, files, states, settle } = open()
  uploads.add(files(1))
  ends[0]?.reject(new Error('too large'))
  await settle()
  expect(states()).toEqual(['failed'])
  expect(uploads.list()[0]?.error).toEqual(new Error('too large'))
  uploads.retry(1)
  ends[1]?.resolve(media('a'))
  await settle()
  expect(states()).toEqual(['done'])
})

it.each([
  ['takes out of the bin what was refused for lying there', 'a', 'done', ['a']],
  ['keeps its place when it is not there any more', 'sparito', 'failed', []],
])('%s, and sends nothing again', async (_name, id, state, arriving) => {
  const { uploads, ends, arrived, taken, files, states, settle } = open()
  uploads.add(files(1))
  ends[0]?.reject(new ApiFault(409, { code: 'in-bin', message: 'È nel cestino.', details: { id } }))
  await settle()
  expect(states()).toEqual(['failed'])
  uploads.restore(1)
  expect(states()).toEqual(['sending'])
  await settle()
  expect([states(), arrived, taken, ends.length]).toEqual([[state], arriving, [id], 1])
})

it('takes nothing out of the bin for a file that failed otherwise', async () => {
  const { uploads, ends, taken, files, settle } = open()
  uploads.add(files(1))
  ends[0]?.reject(new Error('too large'))
  await settle()
  uploads.restore(1)
  expect(taken).toEqual([])
})

it('calls off what is on its way and what has not begun', async () => {
  const { uploads, files, states, settle } = open()
  uploads.add(files(3))
  uploads.cancel(3)
  uploads.cancel(1)
  await settle()
  expect(states()).toEqual(['cancelled', 'sending', 'cancelled'])
})

it('tells how far each has come', () => {
  const { uploads, ends, files } = open()
  let changes = 0
  const stop = uploads.onChange(() => {
    changes++
  })
  uploads.add(files(1))
  ends[0]?.options.onProgress?.(0.5)
  expect(uploads.list()[0]?.part).toBe(0.5)
  const before = changes
  stop()
  ends[0]?.options.onProgress?.(0.6)
  expect(changes).toBe(before)
})

it('forgets what is over, and only that', async () => {
  const { uploads, ends, files, states, settle } = open()
  uploads.add(files(2))
  ends[0]?.resolve(media('a'))
  await settle()
  uploads.clear()
  expect(states()).toEqual(['sending'])
})
