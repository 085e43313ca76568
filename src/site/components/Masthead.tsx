import { addressOf } from '../../content/addresses.ts'
import { messagesOf, type Frame } from '../frame.ts'

interface MastheadProps {
  readonly frame: Frame
  readonly currentSection: string | null
  readonly isHome: boolean
}

export function Masthead({ frame, currentSection, isHome }: MastheadProps) {
  const { site, sections } = frame
  const name = (
    <a className="masthead-name" href={addressOf.home()} aria-current={isHome ? 'page' : undefined}>
      {site.name}
    </a>
  )
  return (
    <header className={isHome ? 'masthead masthead-home' : 'masthead'}>
      {/* On the home page the magazine's name is the title of the page; elsewhere the page has one of its own. */}
      {isHome ? <h1 className="masthead-title">{name}</h1> : <p className="masthead-title">{name}</p>}
      {isHome && site.tagline && <p className="masthead-tagline">{site.tagline}</p>}
      {sections.length > 0 && (
        <nav className="masthead-sections" aria-label={messagesOf(frame).sections}>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={addressOf.section(section.slug)} aria-current={section.id === currentSection ? 'page' : undefined}>
                  {section.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}
