export interface StoredCookie {
  readonly name: string
  readonly value: string
  /** Null until the browser is closed. */
  readonly days: number | null
}

export interface CookieJar {
  /** As `document.cookie` reads. */
  text(): string
  /** As `document.cookie` is written. */
  keep(line: string): void
  cookies(): readonly StoredCookie[]
  empty(): void
}

const DAY_S = 86_400

/** A browser's cookies without the browser: what a reader's would hold while an editor plays with a preview. */
export function createCookieJar(): CookieJar {
  const kept = new Map<string, StoredCookie>()
  return {
    text: () => [...kept.values()].map(({ name, value }) => `${name}=${value}`).join('; '),
    keep(line) {
      const [pair = '', ...attributes] = line.split(/; */)
      const [name = '', value = ''] = pair.split('=')
      const seconds = attributes.flatMap((attribute) => /^max-age=(-?\d+)$/i.exec(attribute)?.[1] ?? [])[0]
      if (seconds !== undefined && Number(seconds) <= 0) kept.delete(name)
      else kept.set(name, { name, value, days: seconds === undefined ? null : Math.round(Number(seconds) / DAY_S) })
    },
    cookies: () => [...kept.values()],
    empty: () => kept.clear(),
  }
}
