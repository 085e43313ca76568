/** In the order we like them. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Browsers send one of a few dozen headers: each is read once. Strangers' inventions cannot pile up: when there are too many, all are forgotten. */
const read = new Map<string, Encoding>()
const MOST_REMEMBERED = 200
const LONGEST_REMEMBERED = 200

/** The encoding to answer in, by the `Accept-Encoding` of whoever asks. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted === '') return 'identity'
  const known = read.get(accepted)
  if (known) return known
  const chosen = choose(accepted)
  if (read.size >= MOST_REMEMBERED) read.clear()
  if (accepted.length <= LONGEST_REMEMBERED) read.set(accepted, chosen)
  return chosen
}

function choose(accepted: string): Encoding {
  const weights = new Map(accepted.split(',').map(readPreference))
  // What is not named weighs as much as `*`; without a `*`, only the page as it is remains welcome, and least.
  const weigh = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0)
  const [best] = [...ENCODINGS].sort((a, b) => weigh(b) - weigh(a))
  // Somebody who wants nothing that we have gets the page as it is: better than a refusal that no browser understands.
  return best !== undefined && weigh(best) > 0 ? best : 'identity'
}

function readPreference(preference: string): [name: string, weight: number] {
  const [name = '', ...parameters] = preference.split(';').map((part) => part.trim().toLowerCase())
  const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
  return [name === 'x-gzip' ? 'gzip' : name, Number.isNaN(weight) ? 0 : weight]
}
