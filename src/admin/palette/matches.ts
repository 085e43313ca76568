/** Does each word that was typed begin a word of the label? Accents and capitals do not matter. */
export function matches(typed: string, label: string): boolean {
  const words = plain(label).split(/[^\p{L}\p{N}]+/u)
  return plain(typed)
    .split(/\s+/)
    .every((start) => words.some((word) => word.startsWith(start)))
}

/** Without accents and capitals. */
export const plain = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
