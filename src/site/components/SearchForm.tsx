import { addressOf } from '../../content/addresses/addresses.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import { Icon } from './Icon.tsx'

interface SearchFormProps {
  readonly layout: LayoutData
  /** Names the field: a page can have more than one form. */
  readonly id: string
}

/** The way to the search page from anywhere else. */
export function SearchForm({ layout, id }: SearchFormProps) {
  const { search, searchLabel, searchPlaceholder } = messagesOf(layout).masthead
  return (
    <form className="search-form" role="search" action={addressOf.search()}>
      <label className="visually-hidden" htmlFor={id}>
        {searchLabel}
      </label>
      <input id={id} type="search" name="q" placeholder={searchPlaceholder} required />
      <button type="submit" aria-label={search}>
        <Icon name="search" />
      </button>
    </form>
  )
}
