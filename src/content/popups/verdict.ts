import type { Variant } from './figures.ts'

/** How often a text was seen, and followed. */
export interface Tried {
  readonly variant: Variant
  readonly views: number
  readonly ok: number
}

/** Which text readers follow more often, as far as can be told. Probabilities are from 0 to 1. */
export type Verdict =
  /** There is one text only. */
  | { readonly kind: 'no-test' }
  /** So many views are missing for the text that has fewest, and so many OK in all. */
  | { readonly kind: 'not-enough-data'; readonly missingViews: number; readonly missingOk: number }
  | { readonly kind: 'undecided'; readonly leader: Variant; readonly probability: number; readonly chances: Chances }
  | { readonly kind: 'better'; readonly leader: Variant; readonly probability: number; readonly chances: Chances }

/** How probable it is that each text is the best. */
export type Chances = readonly { readonly variant: Variant; readonly probability: number }[]

/** Below either, chance speaks louder than readers do. */
const LEAST_VIEWS = 100
const LEAST_OK = 10
/** Nineteen times out of twenty. */
const SURE_ENOUGH = 0.95

/** Judges a test between texts, with no opinion beforehand: each rate is as probable as any other until readers have answered. */
export function judge(tried: readonly Tried[]): Verdict {
  if (tried.length < 2) return { kind: 'no-test' }
  const missingViews = Math.max(0, LEAST_VIEWS - Math.min(...tried.map(({ views }) => views)))
  const missingOk = Math.max(0, LEAST_OK - tried.reduce((sum, { ok }) => sum + ok, 0))
  if (missingViews > 0 || missingOk > 0) return { kind: 'not-enough-data', missingViews, missingOk }
  const chances = chancesOf(tried)
  const best = chances.reduce((leader, candidate) => (candidate.probability > leader.probability ? candidate : leader))
  const { variant: leader, probability } = best
  return { kind: probability >= SURE_ENOUGH ? 'better' : 'undecided', leader, probability, chances }
}

const STEPS = 20_000

/**
 * The chance of each text to be the best: over every rate, how probable it is to have it, times how probable it is that all the others have
 * less. Each rate is a beta distribution; the sum is taken where any of them has weight.
 */
export function chancesOf(tried: readonly Tried[]): Chances {
  const curves = tried.map(({ views, ok }) => ({ a: 1 + Math.min(ok, views), b: 1 + Math.max(0, views - ok) }))
  const ends = curves.map(({ a, b }) => {
    const mean = a / (a + b)
    const deviation = Math.sqrt((mean * (1 - mean)) / (a + b + 1))
    return [mean - 10 * deviation, mean + 10 * deviation] as const
  })
  const from = Math.max(0, Math.min(...ends.map(([low]) => low)))
  const until = Math.min(1, Math.max(...ends.map(([, high]) => high)))
  const weights = curves.map(({ a, b }) => weightsOf(a, b, from, until))
  const chances = curves.map(() => 0)
  const below = curves.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    // Half of the step's own weight lies below its middle.
    const under = below.map((sum, index) => sum + (weights[index]?.[step] ?? 0) / 2)
    for (const index of chances.keys()) {
      const others = under.reduce((product, value, other) => (other === index ? product : product * value), 1)
      chances[index] = (chances[index] ?? 0) + (weights[index]?.[step] ?? 0) * others
    }
    for (const index of below.keys()) below[index] = (below[index] ?? 0) + (weights[index]?.[step] ?? 0)
  }
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  return tried.map(({ variant }, index) => ({ variant, probability: (chances[index] ?? 0) / total }))
}

/** A beta distribution in steps that add up to 1. Logarithms, because its height is beyond what numbers hold. */
function weightsOf(a: number, b: number, from: number, until: number): Float64Array {
  const width = (until - from) / STEPS
  const logs = new Float64Array(STEPS)
  let highest = -Infinity
  for (let step = 0; step < STEPS; step++) {
    const rate = from + (step + 0.5) * width
    const log = (a - 1) * Math.log(rate) + (b - 1) * Math.log1p(-rate)
    logs[step] = log
    highest = Math.max(highest, log)
  }
  let sum = 0
  const weights = logs.map((log) => Math.exp(log - highest))
  for (const weight of weights) sum += weight
  return weights.map((weight) => weight / sum)
}
