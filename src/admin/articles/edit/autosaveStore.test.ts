import { expect, it } from 'vitest'
import { hasUnsaved } from './autosave.ts'
import { createAutosaveStore } from './autosaveStore.ts'

it('tells whoever listens of every event, with its time, until they stop', () => {
  let now = 5
  const store = createAutosaveStore(1, () => now)
  const heard: (number | null)[] = []
  const stop = store.subscribe(() => heard.push(store.current().lastEditAt))
  store.tell({ type: 'edited' })
  now = 9
  store.tell({ type: 'edited' })
  stop()
  store.tell({ type: 'sent' })
  expect(heard).toEqual([5, 9])
  expect(store.current()).toMatchObject({ edits: 2, sending: 2 })
  expect(hasUnsaved(store.current())).toBe(true)
})
