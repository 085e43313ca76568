import type { ExcerptPart } from '../../content/search/excerpt.ts'
import { PictureView } from '../components/PictureView.tsx'
import type { SearchResultItem, Pages, SearchLabels, SearchView, LinkGroup } from './searchProps.ts'

interface SearchResultsProps {
  readonly view: SearchView
  readonly labels: SearchLabels
  /** What was found, or that asking failed: said aloud whenever it changes. */
  readonly notice: string
}

export function SearchResults({ view, labels, notice }: SearchResultsProps) {
  const { suggestion, results, pages, advice, linkGroups } = view
  return (
    <div className="search-outcome">
      <p className="search-count" role="status">
        {notice}
      </p>
      {suggestion && (
        <p className="search-suggestion">
          {suggestion.label} <a href={suggestion.address}>{suggestion.typed}</a>?
        </p>
      )}
      {results.length > 0 && (
        <ol className="search-results plain-list">
          {results.map((item) => (
            <li key={item.address}>
              <Found item={item} />
            </li>
          ))}
        </ol>
      )}
      {pages && <Pager pages={pages} label={labels.pages} />}
      {advice.length > 0 && (
        <ul className="search-advice">
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {linkGroups.length > 0 && (
        <div className="search-groups">
          {linkGroups.map((group) => (
            <LinkGroupList key={group.title} group={group} />
          ))}
        </div>
      )}
    </div>
  )
}

function Found({ item: { address, picture, kicker, title, excerpt, byline, date } }: { readonly item: SearchResultItem }) {
  return (
    <article className="teaser teaser-row found">
      {picture && (
        <div className="teaser-picture">
          {/* Beside its headline the picture says nothing more to who cannot see it. */}
          <PictureView picture={{ ...picture, alt: '' }} sizes="(min-width: 60rem) 12rem, 6rem" loading="lazy" />
        </div>
      )}
      <div className="teaser-words">
        {kicker && <p className="kicker">{kicker}</p>}
        <h2 className="teaser-title">
          <a href={address}>
            <Marked parts={title} />
          </a>
        </h2>
        <p className="found-excerpt">
          <Marked parts={excerpt} />
        </p>
        <p className="teaser-meta">
          {byline && <span>{byline}</span>}
          <time dateTime={date.instant}>{date.label}</time>
        </p>
      </div>
    </article>
  )
}

const Marked = ({ parts }: { readonly parts: readonly ExcerptPart[] }) =>
  parts.map(({ text, found }, place) => (found ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>))

function Pager({ pages: { position, previous, next }, label }: { readonly pages: Pages; readonly label: string }) {
  return (
    <nav className="search-pages" aria-label={label}>
      {previous && (
        <a rel="prev" href={previous.address}>
          {previous.label}
        </a>
      )}
      <span>{position}</span>
      {next && (
        <a rel="next" href={next.address}>
          {next.label}
        </a>
      )}
    </nav>
  )
}

function LinkGroupList({ group: { title, links } }: { readonly group: LinkGroup }) {
  return (
    <section className="search-group">
      <h2 className="kicker">{title}</h2>
      <ul className="plain-list">
        {links.map(({ label, address }) => (
          <li key={address}>
            <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
