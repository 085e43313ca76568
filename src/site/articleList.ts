import type { ArticleCard } from '../content/reading/publicContent.ts'

/** A page of a list of articles, and what a reader needs to reach the others. */
export interface ArticleList {
  readonly articles: readonly ArticleCard[]
  /** Where the list begins; its later pages stand below. */
  readonly address: string
  readonly total: number
  readonly page: number
  readonly pages: number
}
