import type { ProcessFigures } from '../../server/routes/metrics.ts'

/** What a worker says to the primary. `id` is what the answer carries back. */
export type FromWorker =
  | { readonly type: 'metrics-wanted'; readonly id: number }
  | { readonly type: 'figures'; readonly id: number; readonly figures: ProcessFigures }
  | { readonly type: 'place-wanted'; readonly id: number; readonly queue: Queue }
  | { readonly type: 'place-left'; readonly id: number; readonly queue: Queue }

/** And the primary to a worker. */
export type FromPrimary =
  | { readonly type: 'metrics'; readonly id: number; readonly text: string }
  | { readonly type: 'figures-wanted'; readonly id: number }
  | { readonly type: 'place'; readonly id: number }

/** What only so many may do at once on one machine, whichever process they are in. */
export type Queue = 'hashing' | 'pictures'

/** Anything may come over a channel that libraries use, too. */
export const hasType = (message: unknown): message is { readonly type: string } =>
  typeof message === 'object' && message !== null && 'type' in message && typeof message.type === 'string'
