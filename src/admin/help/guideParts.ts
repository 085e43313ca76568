import { useQuery } from '@tanstack/react-query'
import type { GuidePart } from '../../../docs/guida-redazione.md'
import { plain } from '../palette/matches.ts'

/** The parts of the guide, which come when somebody needs them; undefined until then. */
export function useGuideParts(): readonly GuidePart[] | undefined {
  const { data } = useQuery({
    queryKey: ['guide'],
    queryFn: async () => (await import('../../../docs/guida-redazione.md')).parts,
    staleTime: Infinity,
  })
  return data
}

/** Where a part of the guide is read. */
export const guidePath = (part?: string): string => (part === undefined ? '/guida' : `/guida?parte=${part}`)

/** The parts that have the words in their heading, or else in their text. */
export function partsWith(typed: string, parts: readonly GuidePart[]): readonly GuidePart[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const have = (text: string) => words.every((word) => plain(text).includes(word))
  const headed = parts.filter(({ title }) => have(title))
  return [...headed, ...parts.filter((part) => !headed.includes(part) && have(part.text))]
}
