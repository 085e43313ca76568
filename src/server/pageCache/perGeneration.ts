import { collectSources, noteSources, type Source } from '../../store/publications/sources.ts'
import type { Generation, Generations } from './generations.ts'

/** Remembers what `load` gives for as long as nothing changes, and what it was drawn from: so is whatever uses it. What could not be loaded is not remembered. */
export function perGeneration<T>(generations: Generations, load: () => Promise<T>): () => Promise<T> {
  let known: { readonly generation: Generation; readonly loaded: Promise<Loaded<T>> } | null = null

  return async () => {
    const generation = await generations()
    if (known?.generation !== generation) {
      const mine = { generation, loaded: collectSources(load) }
      known = mine
      mine.loaded.catch(() => known === mine && (known = null))
    }
    const { value, sources } = await known.loaded
    noteSources(...sources)
    return value
  }
}

interface Loaded<T> {
  readonly value: T
  readonly sources: ReadonlySet<Source>
}
