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
export interface PageContext {
  readonly path: string
  /** The value of `?modal=` in its address; empty for none. */
  readonly parameter: string
  readonly kind: string
  /** The sections and tags that it is about, by their identifiers. */
  readonly sections: readonly string[]
  readonly tags: readonly string[]
  readonly language: string
}

/** For every page and everybody. */
export const NO_TARGETING = {
  include: [],
  exclude: [],
  pageKinds: [],
  sections: [],
  tags: [],
  languages: [],
  minWidth: null,
  maxWidth: null,
  parameter: '',
} satisfies Targeting

export type TargetingMismatch =
  | 'only-by-parameter'
  | 'excluded-address'
  | 'other-address'
  | 'other-kind'
  | 'other-section'
  | 'other-tag'
  | 'other-language'

/** Says why an announcement is not for this page, in the order an editor would ask; null if it is. */
export function targetingMismatch(targeting: Targeting, context: PageContext): TargetingMismatch | null {
  const { include, exclude, pageKinds, sections, tags, languages } = targeting
  if (isForcedByUrl(targeting, context)) return null
  if (targeting.parameter && !include.length && !pageKinds.length && !sections.length && !tags.length) return 'only-by-parameter'
  const isAmong = (patterns: readonly string[]) => patterns.some((pattern) => matchesAddress(pattern, context.path))
  if (isAmong(exclude)) return 'excluded-address'
  if (include.length && !isAmong(include)) return 'other-address'
  if (pageKinds.length && !pageKinds.includes(context.kind)) return 'other-kind'
  if (sections.length && !context.sections.some((id) => sections.includes(id))) return 'other-section'
  if (tags.length && !context.tags.some((id) => tags.includes(id))) return 'other-tag'
  return languages.length && !languages.includes(context.language) ? 'other-language' : null
}

/** Does the address call the announcement by name? */
export function isForcedByUrl({ parameter }: Pick<Targeting, 'parameter'>, context: Pick<PageContext, 'parameter'>): boolean {
  return !!parameter && parameter === context.parameter
}

/** Is a window of this width one that the announcement is meant for? Both ends are. */
export function isForWidth({ minWidth, maxWidth }: Pick<Targeting, 'minWidth' | 'maxWidth'>, width: number): boolean {
  return width >= (minWidth ?? 0) && width <= (maxWidth ?? Infinity)
}
