import type { CSSProperties } from 'react'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { IssueCard } from '../../content/reading/publicContent.ts'
import { monthOf } from '../../messages/dates.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import { Icon } from './Icon.tsx'
import { Moon } from './Moon.tsx'
import { SearchForm } from './SearchForm.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export interface MastheadProps {
  readonly layout: LayoutData
  readonly currentSection: string | null
  readonly isHome: boolean
  /** The issue that is out now, for the line above the name. */
  readonly edition?: IssueCard | null
}

/** The magazine's name, its sections, search and colours: large on the front page, one line elsewhere, a menu on a small screen. */
export function Masthead(props: MastheadProps) {
  const { layout, isHome, edition } = props
  const { site } = layout
  const name = (
    <a className="masthead-name" href={addressOf.home()} aria-current={isHome ? 'page' : undefined}>
      {site.name}
    </a>
  )
  return (
    <header className={isHome ? 'masthead masthead-home' : 'masthead'}>
      <div className="sheet masthead-bar">
        <Menu {...props} />
        {isHome && edition && <Edition layout={layout} edition={edition} />}
        {/* On the front page the magazine's name is the title of the page; elsewhere the page has one of its own. */}
        {!isHome && <p className="masthead-title">{name}</p>}
        {!isHome && <Sections {...props} />}
        <Links layout={layout} links={layout.header} />
        <div className="masthead-tools">
          <a className="masthead-search" href={addressOf.search()} aria-label={messagesOf(layout).masthead.search}>
            <Icon name="search" />
          </a>
          {isHome && <SearchForm layout={layout} id="cerca-testata" />}
          <ThemeSwitch layout={layout} />
        </div>
      </div>
      {isHome && (
        <div className="sheet">
          <div className="masthead-plate">
            <h1 className="masthead-title" style={lettersOf(site.name)}>
              {name}
            </h1>
            {site.tagline && (
              <p className="masthead-tagline">
                <Moon />
                {site.tagline}
              </p>
            )}
          </div>
          <Sections {...props} />
        </div>
      )}
    </header>
  )
}

/** How long the name is: it is set as large as its line allows. */
const lettersOf = (name: string): CSSProperties => ({ '--letters': Math.max(6, name.length) }) as CSSProperties // React has no type for variables

function Edition({ layout, edition }: { readonly layout: LayoutData; readonly edition: IssueCard }) {
  const { language, timeZone } = layout.site
  const { slug, number, title, publishedAt } = edition
  return (
    <p className="masthead-edition">
      <a href={addressOf.issue(slug)}>{number === null ? title : messagesOf(layout).masthead.edition(number, title)}</a>
      <time dateTime={publishedAt}>{monthOf(publishedAt, timeZone, language)}</time>
    </p>
  )
}

function Sections({ layout, currentSection }: MastheadProps) {
  const { sections } = layout
  if (sections.length === 0) return null
  return (
    <nav className="masthead-sections" aria-label={messagesOf(layout).sections}>
      <ul className="plain-list">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={addressOf.section(section.slug)} aria-current={section.id === currentSection ? 'page' : undefined}>
              {section.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Links({ layout, links }: { readonly layout: LayoutData; readonly links: LayoutData['header'] }) {
  if (links.length === 0) return null
  return (
    <nav className="masthead-links" aria-label={messagesOf(layout).masthead.links}>
      <ul className="plain-list">
        {links.map(({ label, address }) => (
          <li key={address}>
            <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What a small screen keeps folded. A `details` opens without JavaScript too. */
function Menu(props: MastheadProps) {
  const { layout } = props
  const t = messagesOf(layout)
  return (
    <details className="menu js-menu">
      <summary>
        <Icon name="menu" />
        <span className="menu-word">{t.masthead.menu}</span>
      </summary>
      <div className="menu-panel">
        <SearchForm layout={layout} id="cerca-menu" />
        <Sections {...props} />
        <Links layout={layout} links={[...layout.header, { label: t.reading.title, address: addressOf.readingList() }]} />
      </div>
    </details>
  )
}
