import { createHash } from 'node:crypto'
import { cardVersion, type SocialCard } from '../../site/socialCards/card.ts'
import { pictureKey } from '../../store/media/picture.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { drawCard, type DrawWords } from './drawCard.ts'

/** Cards that are drawn when first asked for and kept among the media. */
export interface Cards {
  /** Where the card of a document, or of the magazine, is kept, once it is there. */
  find(owner: string, card: SocialCard): Promise<FoundCard>
}

interface FoundCard {
  /** In the storage. */
  readonly key: string
  /** False where its picture is missing: the words stand on paper, until it is back. */
  readonly isWhole: boolean
}

/**
 * One card is drawn at a time, and each once, however many ask: a robot that walks through the archive takes no more than a part of
 * one processor. Only what is published is ever drawn, and a new card takes the place of the last of its owner: there are as many as articles.
 */
export function createCards(storage: MediaStorage, drawWords: DrawWords): Cards {
  const underWay = new Map<string, Promise<void>>()
  let last: Promise<void> = Promise.resolve()

  async function keep(owner: string, card: SocialCard): Promise<string> {
    const folder = createHash('sha256').update(`card of ${owner}`).digest('hex')
    const key = `${folder}/${cardVersion(card)}.jpeg`
    if (!(await storage.has(key))) await (underWay.get(key) ?? begin(folder, key, card))
    return key
  }

  function begin(folder: string, key: string, card: SocialCard): Promise<void> {
    const drawing = last
      .catch(() => undefined)
      .then(async () => {
        await storage.write(
          key,
          await drawCard(card, drawWords, ({ hash, width, format }) => storage.read(pictureKey(hash, width, format))),
        )
        const older = (await storage.keysOf(folder)).filter((kept) => kept !== key)
        await Promise.all(older.map((kept) => storage.remove(kept)))
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    last = drawing
    return drawing
  }

  return {
    async find(owner, card) {
      const { picture } = card
      const isWhole = picture === null || (await storage.has(pictureKey(picture.hash, picture.width, picture.format)))
      return { key: await keep(owner, isWhole ? card : { ...card, picture: null }), isWhole }
    },
  }
}
