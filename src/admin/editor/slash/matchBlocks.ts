export interface Choice<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** Other words people call it. */
  readonly words: readonly string[]
}

/** The choices whose name, or another name of theirs, begins with what was typed; those that only contain it come after. */
export function matchBlocks<C extends Choice>(choices: readonly C[], typed: string): C[] {
  const query = folded(typed)
  if (query === '') return [...choices]
  const rank = ({ label, words }: C): number => {
    const names = [label, ...words].map(folded)
    if (names[0]?.startsWith(query)) return 0
    if (names.some((name) => name.startsWith(query))) return 1
    if (names.some((name) => name.split(/\s+/).some((word) => word.startsWith(query)))) return 2
    return Infinity
  }
  return choices
    .map((choice) => ({ choice, rank: rank(choice) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice)
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()
