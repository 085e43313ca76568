import type { ArticleToRead, PageToRead } from '../../content/reading/publicContent.ts'
import type { ArticleList } from '../articleList.ts'

/** What a page is about, for those who find it elsewhere: search engines, feed readers, whoever is sent its address. */
export type Subject =
  | { readonly kind: 'article'; readonly article: ArticleToRead }
  | { readonly kind: 'page'; readonly page: PageToRead }
  /** `hasFeeds`: what is new in it can be followed (sections and authors). `hasPodcast`: and what can be heard. */
  | { readonly kind: 'list'; readonly list: ArticleList; readonly hasFeeds?: boolean; readonly hasPodcast?: boolean }
  | { readonly kind: 'other' }
