import type { SocialCard } from '../../site/socialCards/card.ts'

/** The card without these letters; a title that had no others gives way to the magazine's own card. */
export function without(card: SocialCard, letters: string): SocialCard {
  const dropped = new Set(letters)
  const clean = (words: string): string =>
    Array.from(words)
      // Joiners and variation selectors mean nothing without the signs they stood between.
      .filter((letter) => !dropped.has(letter) && !/[\p{Cf}\p{Variation_Selector}]/u.test(letter))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
  const cleaned = { ...card, kicker: clean(card.kicker), title: clean(card.title), magazine: clean(card.magazine) }
  return /[\p{L}\p{N}]/u.test(cleaned.title) ? cleaned : { ...cleaned, of: 'magazine', title: '' }
}
