import type { Block } from '../content/body/body.ts'
import { demoArticles } from './magazine.ts'
import { createRandom } from './pictures/random.ts'

export interface GeneratedArticle {
  readonly title: string
  readonly standfirst: string
  readonly body: { readonly type: 'doc'; readonly content: readonly Block[] }
}

const PARAGRAPHS = 9

/** Articles as long and as varied as real ones, some at a time, made of the demo's own paragraphs shuffled: for measuring, not for reading. */
export function* generateArticles(count: number, batch: number): Generator<GeneratedArticle[]> {
  const paragraphs = demoArticles.flatMap(({ body }) => body.filter((block) => block.type === 'paragraph'))
  const words = [...new Set(demoArticles.flatMap(({ standfirst }) => standfirst.match(/\p{L}{5,}/gu) ?? []))]
  const random = createRandom('edicola')
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[random.whole(0, from.length - 1)]
    if (picked === undefined) throw new Error('Nothing to pick from')
    return picked
  }
  const article = (number: number): GeneratedArticle => ({
    title: `${capital(pick(words))} ${pick(words)} ${pick(words)} ${number}`,
    standfirst: pick(demoArticles).standfirst,
    body: { type: 'doc', content: Array.from({ length: PARAGRAPHS }, () => pick(paragraphs)) },
  })
  for (let start = 0; start < count; start += batch)
    yield Array.from({ length: Math.min(batch, count - start) }, (_, offset) => article(start + offset + 1))
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
