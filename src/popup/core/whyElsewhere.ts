import { matchesAddress } from './matchesAddress.ts'

/** Where an announcement is shown. What is left empty asks for nothing. */
export interface Targeting {
  /** Addresses, as `matchesAddress` reads them. */
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly pageKinds: readonly string[]
  readonly sections: readonly string[]
  readonly tags: readonly string[]
  readonly languages: readonly string[]
  /** In CSS pixels, decided in the browser: pages are the same for every visitor. */
  readonly minWidth: number | null
  readonly maxWidth: number | null
  /** `?modal=nome` in the address shows it whatever its pages; and where it names none, nowhere else. */
  readonly parameter: string
}

/** A page of the site, as much of it as targeting asks for. */
export interface Place {
  readonly path: string
  /** The value of `?modal=` in its address; empty for none. */
  readonly parameter: string
  readonly kind: string
  /** The sections and tags that it is about, by their identifiers. */
  readonly sections: readonly string[]
  readonly tags: readonly string[]
  readonly language: string
}

export type Elsewhere =
  'only-by-parameter' | 'excluded-address' | 'other-address' | 'other-kind' | 'other-section' | 'other-tag' | 'other-language'

/** Says why an announcement is not for this page, in the order an editor would ask; null if it is. */
export function whyElsewhere(targeting: Targeting, place: Place): Elsewhere | null {
  const { include, exclude, pageKinds, sections, tags, languages } = targeting
  if (isCalled(targeting, place)) return null
  if (targeting.parameter && !include.length && !pageKinds.length && !sections.length && !tags.length) return 'only-by-parameter'
  const isAmong = (patterns: readonly string[]) => patterns.some((pattern) => matchesAddress(pattern, place.path))
  if (isAmong(exclude)) return 'excluded-address'
  if (include.length && !isAmong(include)) return 'other-address'
  if (pageKinds.length && !pageKinds.includes(place.kind)) return 'other-kind'
  if (sections.length && !place.sections.some((id) => sections.includes(id))) return 'other-section'
  if (tags.length && !place.tags.some((id) => tags.includes(id))) return 'other-tag'
  return languages.length && !languages.includes(place.language) ? 'other-language' : null
}

/** Does the address call the announcement by name? */
export function isCalled({ parameter }: Pick<Targeting, 'parameter'>, place: Pick<Place, 'parameter'>): boolean {
  return !!parameter && parameter === place.parameter
}

/** Is a window of this width one that the announcement is meant for? Both ends are. */
export function isForWidth({ minWidth, maxWidth }: Pick<Targeting, 'minWidth' | 'maxWidth'>, width: number): boolean {
  return width >= (minWidth ?? 0) && width <= (maxWidth ?? Infinity)
}
