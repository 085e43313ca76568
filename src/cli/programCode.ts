/** The file of the build that is loaded first; this code stands in it, or beside it. */
export const PROGRAM = new URL('edicola.js', import.meta.url).href

/** Is it the build that runs, and not its sources, as in development and tests? */
export const isBuilt = (): boolean => !import.meta.url.endsWith('.ts')

/**
 * What `node --eval` runs to be this very program with other words. Not `scripts/edicola.js`, which looks whether the sources have changed since, and
 * would build them anew under a program that runs.
 */
export const programCode = (words: readonly string[]): string =>
  `import(${JSON.stringify(PROGRAM)}).then(({ edicola }) => edicola(${JSON.stringify(words)}, process.env))`
