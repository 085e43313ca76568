import type { Popup } from '../../../content/kinds/popup.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'

type Words = AdminMessages['popups']['where']

/** As many as a line has room for. */
const NAMED = 3

/** Where an announcement is shown, as one would say it. `nameOf` gives the names of sections and topics. */
export function whereInWords(where: Popup['targeting'], nameOf: (id: string) => string, t: Words): string {
  const { include, exclude, pageKinds, sections, tags, languages, parameter } = where
  const isBoundToPages = include.length + pageKinds.length + sections.length + tags.length > 0
  if (parameter && !isBoundToPages) return t.onlyCalled(parameter)
  const address = (pattern: string) => (pattern === '<front>' ? t.front : pattern)
  const parts = [
    pageKinds.length > 0 && pageKinds.map((kind) => t.kinds[kind]).join(', '),
    include.length > 0 && listed(include.map(address), t),
    sections.length > 0 && t.inSections(listed(sections.map(nameOf), t), sections.length),
    tags.length > 0 && t.onTags(listed(tags.map(nameOf), t), tags.length),
    languages.length === 1 && languages.map((language) => t.languages[language]).join(),
    width(where, t),
    exclude.length > 0 && t.except(listed(exclude.map(address), t)),
    parameter && t.called(parameter),
  ].filter((part) => typeof part === 'string' && part !== '')
  const said = [...(isBoundToPages ? [] : [t.everywhere]), ...parts].join(' · ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function listed(items: readonly string[], t: Words): string {
  const more = items.length - NAMED
  return more > 0 ? t.more(items.slice(0, NAMED).join(', '), more) : items.join(', ')
}

function width({ minWidth, maxWidth }: Popup['targeting'], t: Words): string | false {
  if (minWidth && maxWidth !== null) return t.widths(minWidth, maxWidth)
  if (minWidth) return t.fromWidth(minWidth)
  return maxWidth !== null && t.toWidth(maxWidth)
}
