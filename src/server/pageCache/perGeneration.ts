import type { Generation, Generations } from './generations.ts'

/** Remembers what `load` gives for as long as nothing changes. What could not be loaded is not remembered. */
export function perGeneration<T>(generations: Generations, load: () => Promise<T>): () => Promise<T> {
  let known: { readonly generation: Generation; readonly value: Promise<T> } | null = null

  return async () => {
    const generation = await generations()
    if (known?.generation === generation) return known.value
    const mine = { generation, value: load() }
    known = mine
    mine.value.catch(() => known === mine && (known = null))
    return mine.value
  }
}
