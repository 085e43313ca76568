import { readingMinutes } from '../../content/body/text.ts'
import type { Article } from '../../content/kinds/article.ts'
import { readStoredJson } from '../storedJson.ts'

/** The part of an article that lists show, worked out once when it is published. */
export interface StoredCard {
  readonly title: string
  readonly kicker: string
  readonly standfirst: string
  readonly hero: string | null
  readonly authors: readonly string[]
  readonly section: string | null
  readonly readingMinutes: number
}

export function cardOf({ title, kicker, standfirst, hero, authors, section, body }: Article): StoredCard {
  return { title, kicker, standfirst, hero, authors, section, readingMinutes: readingMinutes(body) }
}

/** What stands for a field that the card has not: an article that was published before there was one has it from its next publication on. */
const BLANK: StoredCard = { title: '', kicker: '', standfirst: '', hero: null, authors: [], section: null, readingMinutes: 1 }

export function readCard(card: string): StoredCard {
  return { ...BLANK, ...(readStoredJson(card) as Partial<StoredCard>) } // written by the publisher
}
