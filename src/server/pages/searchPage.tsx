import { addressOf } from '../../content/addresses/addresses.ts'
import { SearchPage } from '../../site/pages/SearchPage.tsx'
import { loadSearch } from '../search/loadSearch.ts'
import { readSearch, SEARCH_QUERY } from '../search/readSearch.ts'
import type { ReaderPage } from './readerPage.ts'

export const searchPage: ReaderPage = {
  pattern: addressOf.search(),
  query: SEARCH_QUERY,
  async find({ query, publicContent, now, layout }) {
    const around = await layout({ kind: 'search' })
    return <SearchPage layout={around} view={await loadSearch(publicContent, around, readSearch(query), now)} />
  },
}
