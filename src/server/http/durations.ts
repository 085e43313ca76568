import type { Registry } from 'prom-client'
import { addDuration, newDurationTally, type DurationTally } from '../../store/durationTally.ts'
import { registerHistogram } from './registerHistogram.ts'

interface Tally extends DurationTally {
  readonly labels: { readonly method: string; readonly route: string; readonly status: string }
}

export interface Durations {
  observe(method: string, route: string, status: number, seconds: number): void
}

/** How long answers take, by route, method and status. */
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

  registerHistogram(registry, {
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status',
    tallies: () =>
      [...tallies.values()]
        .flatMap((ofRoute) => [...ofRoute.values()].flatMap((ofMethod) => [...ofMethod.values()]))
        .map((tally) => [tally.labels, tally]),
  })

  return { observe: (method, route, status, seconds) => addDuration(tallyOf(method, route, status), seconds) }
}

const newTally = (method: string, route: string, status: number): Tally => ({
  labels: { method, route, status: String(status) },
  ...newDurationTally(),
})

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
