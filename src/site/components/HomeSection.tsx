import { addressOf } from '../../content/addresses/addresses.ts'
import type { Section } from '../../content/kinds/section.ts'
import type { ArticleCard, Published } from '../../content/reading/publicContent.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import type { SectionLook } from '../sectionLooks.ts'
import { ArticleTeaser } from './ArticleTeaser.tsx'
import { Icon } from './Icon.tsx'

interface HomeSectionProps {
  readonly layout: LayoutData
  readonly section: Published<Section>
  readonly articles: readonly ArticleCard[]
  readonly look: SectionLook
}

/** A section on the front page: its newest article with a picture, the others in words alone. */
export function HomeSection({ layout, section, articles, look }: HomeSectionProps) {
  const [first, ...others] = articles.slice(0, look === 'wide' ? 4 : 3)
  const id = `sezione-${section.slug}`
  const shared = { layout, heading: 'h3', without: 'section' } as const
  return (
    <section className={`home-section home-section-${look}`} aria-labelledby={id}>
      <header className="home-section-head">
        <h2 id={id}>
          <a href={addressOf.section(section.slug)}>{section.name}</a>
        </h2>
        {section.description && look === 'wide' && <p className="home-section-text">{section.description}</p>}
        <a className="home-section-more" href={addressOf.section(section.slug)}>
          {messagesOf(layout).home.allOf(section.name)}
          <Icon name="next" />
        </a>
      </header>
      {first && <ArticleTeaser {...shared} article={first} look={look === 'wide' ? 'feature' : 'half'} />}
      {others.length > 0 && (
        <div className="home-section-others">
          {others.map((article) => (
            <ArticleTeaser key={article.id} {...shared} article={article} look={look === 'wide' ? 'brief' : 'line'} />
          ))}
        </div>
      )}
    </section>
  )
}
