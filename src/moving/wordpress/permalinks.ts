import { permalinkSubject, type PermalinkSubject, type PermalinkWord } from '../../content/moves/permalink.ts'

/** What a pattern is filled with; a category by itself and those above it. */
export type PermalinkValues = Partial<Readonly<Record<PermalinkWord, string>>>

/** What WordPress uses where its owner said nothing else. Those of texts stand in the file. */
const USUAL = ['/category/%category%', '/tag/%tag%', '/author/%author%']

export type Permalinks = ReturnType<typeof createPermalinks>

/** The addresses that a site of WordPress had, where its file does not say them: of its lists, and of texts by patterns that it used before. `said` is what its owner says. */
export function createPermalinks(said: readonly string[]) {
  /** The first words of the addresses of texts, of which there are few: years, categories, or one that stands before all. */
  const firstWords = new Set<string>()

  /** Takes in where a text stood, below the address of the site. */
  function noteText(path: string): void {
    const [, first = '', second = ''] = path.split('/')
    firstWords.add(second ? first : '')
  }

  /** What stands before every address that the site makes: `/blog`, `/archives`, `/index.php`. */
  function front(isCategory: (slug: string) => boolean): string {
    const [only = '', ...others] = firstWords
    return others.length > 0 || /^\d*$/.test(only) || isCategory(only) ? '' : `/${only}`
  }

  /** All patterns of these, those that everybody has included. */
  function patternsOf(subject: PermalinkSubject, isCategory: (slug: string) => boolean): string[] {
    const before = front(isCategory)
    const usual = USUAL.flatMap((pattern) => (before ? [pattern, before + pattern] : [pattern]))
    // Where the category begins the address of a text, it has its own there too.
    const bare = [...firstWords].some((word) => word && isCategory(word)) ? ['/%category%'] : []
    return [...usual, ...bare, ...said].filter((pattern) => permalinkSubject(pattern) === subject)
  }

  return {
    noteText,
    /** Does the owner say anything of the addresses of texts? Most do not, and each text is asked for twice. */
    saysTexts: said.some((pattern) => permalinkSubject(pattern) === 'text'),
    /** Every path, below the address of the site, at which something of these values stood. */
    pathsOf(subject: PermalinkSubject, values: PermalinkValues, isCategory: (slug: string) => boolean): string[] {
      return [...new Set(patternsOf(subject, isCategory).flatMap((pattern) => filled(pattern, values) ?? []))]
    },
  }
}

/** Null where a value is not known. */
function filled(pattern: string, values: PermalinkValues): string | null {
  const words = [...pattern.matchAll(/%([a-z_]+)%/g)].map(([, word]) => word as PermalinkWord) // its subject was found: it names no others
  if (!words.every((word) => values[word])) return null
  return words.reduce((path, word) => path.replaceAll(`%${word}%`, () => values[word] ?? ''), pattern).replace(/(.)\/$/, '$1')
}
