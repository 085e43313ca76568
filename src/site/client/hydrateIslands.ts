import type { ComponentType } from 'react'
import type { Moment } from '../islands/islands.ts'
import { onMoment } from './onMoment.ts'
import { keepTyped } from './keepTyped.ts'

type IslandModule = { readonly default: ComponentType<object> }

const modules = import.meta.glob<IslandModule>('../islands/*.island.tsx')

/** How long a reader's click may wait for an island to wake before it does what it does without one. */
const PATIENCE_MS = 4000

/** Wakes each island of the page at its moment. One whose code does not arrive stays what the server drew, which works. */
export function hydrateIslands(root: Document): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    onMoment(island, island.dataset['when'] as Moment, () => void wake(island))
  }
}

async function wake(island: HTMLElement): Promise<void> {
  const release = holdClicks(island)
  const patience = setTimeout(release, PATIENCE_MS)
  try {
    await hydrate(island)
    island.dataset['awake'] = ''
  } catch {
    // Offline, or a file that a newer version of the site no longer has: the markup alone goes on serving.
  } finally {
    clearTimeout(patience)
    release()
  }
}

async function hydrate(island: HTMLElement): Promise<void> {
  const { island: name, props = '{}', prefix = '' } = island.dataset
  const load = modules[`../islands/${name ?? ''}.island.tsx`]
  if (!load) throw new Error(`There is no island ${name ?? ''}`)
  const [{ default: Component }, { hydrateWhole }] = await Promise.all([load(), import('./hydrateWhole.tsx')])
  const restoreTyped = keepTyped(island)
  await hydrateWhole(island, Component, JSON.parse(props) as object, prefix)
  restoreTyped()
}

/** Keeps the clicks that come while an island wakes, and lets them happen when it is released. */
function holdClicks(island: HTMLElement): () => void {
  const held: MouseEvent[] = []
  const holding = new AbortController()
  const hold = (event: MouseEvent) => {
    // Whoever asks for a new tab wants what the link leads to.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // A player of the browser's own answers at once, and its element goes on playing when the island has woken.
    if (event.target instanceof HTMLMediaElement) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  island.addEventListener('click', hold, { capture: true, signal: holding.signal })
  return () => {
    holding.abort()
    for (const event of held.splice(0)) event.target?.dispatchEvent(new MouseEvent('click', event))
  }
}
