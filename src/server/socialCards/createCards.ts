import { cardHash, type SocialCard } from '../../site/socialCards/card.ts'
import { pictureKey } from '../../store/media/picture.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { drawCard } from './drawCard.tsx'

/** Cards that are drawn when first asked for and kept among the media. */
export interface Cards {
  /** The key of the card in the storage, once it is there. */
  keyOf(card: SocialCard): Promise<string>
}

/**
 * One card is drawn at a time, and each once, however many ask: a robot that walks through the archive takes no more than a part of
 * one processor. Only what is published is ever drawn, so there are as many cards as articles, and a few more for titles that changed.
 */
export function createCards(storage: MediaStorage): Cards {
  const underWay = new Map<string, Promise<void>>()
  let last: Promise<void> = Promise.resolve()

  function begin(card: SocialCard, key: string): Promise<void> {
    const drawing = last
      .catch(() => undefined)
      .then(() => drawCard(card, ({ hash, width, format }) => storage.read(pictureKey(hash, width, format))))
      .then((drawn) => storage.write(key, drawn))
      .finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    last = drawing
    return drawing
  }

  return {
    async keyOf(card) {
      const key = `${cardHash(card)}/card.jpeg`
      if (await storage.has(key)) return key
      await (underWay.get(key) ?? begin(card, key))
      return key
    },
  }
}
