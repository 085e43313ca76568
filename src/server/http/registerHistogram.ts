import type { Histogram, Registry } from 'prom-client'
import { DURATION_BUCKETS, type DurationTally } from '../../store/durationTally.ts'

type Labels = Readonly<Record<string, string>>

/**
 * Prints durations that others count. prom-client's own histogram needs several microseconds to note one, which is a good part of what a page from
 * memory takes in all; so we count, and it only prints.
 */
export function registerHistogram(
  registry: Registry,
  { name, help, tallies }: { name: string; help: string; tallies: () => Iterable<readonly [Labels, DurationTally]> },
): void {
  const metric = {
    name,
    get: async () => ({
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      values: [...tallies()].flatMap(([labels, tally]) => lines(name, labels, tally)),
    }),
  }
  registry.registerMetric(metric as unknown as Histogram) // all that a registry asks of a metric is its name and `get`
}

/** As Prometheus wants them: each bucket with all that the smaller ones hold. */
function lines(name: string, labels: Labels, { buckets, sum }: DurationTally) {
  let count = 0
  const counted = buckets.map((more, index) => {
    count += more
    return { metricName: `${name}_bucket`, labels: { le: DURATION_BUCKETS[index] ?? '+Inf', ...labels }, value: count }
  })
  return [...counted, { metricName: `${name}_sum`, labels, value: sum }, { metricName: `${name}_count`, labels, value: count }]
}
