import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** A password that a patient guesser would find within these many guesses (as a power of ten) is refused. */
const GUESSES = 9

/** Is a password one that is known to be in use, or that its owner's name, or the magazine's, makes easy to guess? */
export async function isWeakPassword(password: string, words: readonly string[]): Promise<boolean> {
  const estimator = await load()
  const penalised = words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
  return estimator.check(password, [...penalised, 'edicola', 'redazione', 'rivista']).guessesLog10 < GUESSES
}

let loaded: Promise<ZxcvbnFactory> | undefined

/** The lists of known passwords take half a megabyte: they come when the first password is chosen, not when the server starts. */
function load(): Promise<ZxcvbnFactory> {
  loaded ??= (async () => {
    const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ])
    return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  })()
  return loaded
}
