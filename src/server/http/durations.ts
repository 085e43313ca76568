import type { Histogram, Registry } from 'prom-client'

const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const NAME = 'http_request_duration_seconds'

interface Tally {
  readonly labels: { readonly method: string; readonly route: string; readonly status: string }
  /** How many took at most as long as each bucket says, and no less than the one before; the last holds the rest. */
  readonly buckets: number[]
  sum: number
}

export interface Durations {
  observe(method: string, route: string, status: number, seconds: number): void
}

/**
 * How long answers take, by route, method and status. prom-client's own histogram needs several microseconds to note one, which is a good
 * part of what a page from memory takes in all; so we count, and it only prints.
 */
export function createDurations(registry: Registry): Durations {
  // Map within map: a key made of three parts would be a new string to hash at every request.
  const tallies = new Map<string, Map<string, Map<number, Tally>>>()
  // Answers come in runs of one kind: most find the tally of the one before.
  let last = { method: '', route: '', status: 0, tally: newTally('', '', 0) }

  function tallyOf(method: string, route: string, status: number): Tally {
    if (last.status !== status || last.route !== route || last.method !== method)
      last = { method, route, status, tally: find(method, route, status) }
    return last.tally
  }

  function find(method: string, route: string, status: number): Tally {
    const ofRoute = getOrMake(tallies, route, () => new Map<string, Map<number, Tally>>())
    const ofMethod = getOrMake(ofRoute, method, () => new Map<number, Tally>())
    return getOrMake(ofMethod, status, () => newTally(method, route, status))
  }

  const metric = {
    name: NAME,
    get: async () => ({
      name: NAME,
      help: 'Time to answer, by route, method and status',
      type: 'histogram',
      values: [...tallies.values()].flatMap((ofRoute) =>
        [...ofRoute.values()].flatMap((ofMethod) => [...ofMethod.values()].flatMap(lines)),
      ),
    }),
  }
  registry.registerMetric(metric as unknown as Histogram) // all that a registry asks of a metric is its name and `get`

  return {
    observe(method, route, status, seconds) {
      const tally = tallyOf(method, route, status)
      let bucket = 0
      while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1
      tally.buckets[bucket] = (tally.buckets[bucket] ?? 0) + 1
      tally.sum += seconds
    },
  }
}

const newTally = (method: string, route: string, status: number): Tally => ({
  labels: { method, route, status: String(status) },
  buckets: [...BUCKETS, Infinity].map(() => 0),
  sum: 0,
})

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/** As Prometheus wants them: each bucket with all that the smaller ones hold. */
function lines({ labels, buckets, sum }: Tally) {
  let count = 0
  const counted = buckets.map((more, index) => {
    count += more
    return { metricName: `${NAME}_bucket`, labels: { le: BUCKETS[index] ?? '+Inf', ...labels }, value: count }
  })
  return [...counted, { metricName: `${NAME}_sum`, labels, value: sum }, { metricName: `${NAME}_count`, labels, value: count }]
}
