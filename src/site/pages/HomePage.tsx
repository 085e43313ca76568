import { addressOf } from '../../content/addresses.ts'
import type { ArticleCard, HomeToRead, IssueToRead } from '../../content/reading/publicContent.ts'
import { ArticleTeaser } from '../components/ArticleTeaser.tsx'
import { Cover } from '../components/Cover.tsx'
import { HomeSection } from '../components/HomeSection.tsx'
import { Icon } from '../components/Icon.tsx'
import { IssueContents } from '../components/IssueContents.tsx'
import { Layout } from '../components/Layout.tsx'
import { Moon } from '../components/Moon.tsx'
import { messagesOf, type Frame } from '../frame.ts'
import { sectionLooks } from '../sectionLooks.ts'

interface HomePageProps {
  readonly frame: Frame
  readonly home: HomeToRead
}

/** The front page, from the lead story down to the latest lines. What is empty leaves no trace. */
export function HomePage({ frame, home }: HomePageProps) {
  const { lead, second, dossier, sections, latest } = home
  const looks = sectionLooks(sections.length)
  return (
    <Layout frame={frame} path={addressOf.home()} edition={dossier}>
      {lead ? <ArticleTeaser frame={frame} article={lead} look="lead" /> : <Blank frame={frame} />}
      <Second frame={frame} articles={second} />
      {dossier && <Dossier frame={frame} dossier={dossier} />}
      {sections.length > 0 && (
        <div className="home-sections">
          {sections.map(({ section, articles }, index) => (
            <HomeSection key={section.id} frame={frame} section={section} articles={articles} look={looks[index] ?? 'wide'} />
          ))}
        </div>
      )}
      <Latest frame={frame} articles={latest} />
    </Layout>
  )
}

function Blank({ frame }: { readonly frame: Frame }) {
  const t = messagesOf(frame)
  return (
    <div className="notice">
      <Moon />
      <div className="notice-words">
        <h2>{t.emptyTitle}</h2>
        <p className="standfirst">{t.emptyText}</p>
      </div>
    </div>
  )
}

/** One to four articles: the first with a wide picture, the others upright beside it. */
function Second({ frame, articles }: { readonly frame: Frame; readonly articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null
  return (
    <div className={`second second-${articles.length}`}>
      {articles.map((article, index) => (
        <ArticleTeaser key={article.id} frame={frame} article={article} look={index === 0 ? 'feature' : 'tall'} />
      ))}
    </div>
  )
}

function Dossier({ frame, dossier }: { readonly frame: Frame; readonly dossier: IssueToRead }) {
  const t = messagesOf(frame)
  return (
    <section className="dossier full-bleed" aria-labelledby="dossier">
      <Cover frame={frame} issue={dossier} />
      <div className="dossier-words">
        <p className="kicker">
          {t.home.dossier}
          {dossier.number !== null && ` · ${t.issue(dossier.number)}`}
        </p>
        <h2 className="dossier-title" id="dossier">
          <a href={addressOf.issue(dossier.slug)}>{dossier.title}</a>
        </h2>
        {dossier.standfirst && <p className="dossier-standfirst">{dossier.standfirst}</p>}
      </div>
      <IssueContents frame={frame} articles={dossier.articles} />
    </section>
  )
}

function Latest({ frame, articles }: { readonly frame: Frame; readonly articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null
  const t = messagesOf(frame)
  return (
    <section className="lines" aria-labelledby="ultime">
      <h2 className="band-title" id="ultime">
        {t.latest}
      </h2>
      <div className="lines-columns">
        {articles.map((article) => (
          <ArticleTeaser key={article.id} frame={frame} article={article} look="line" heading="h3" />
        ))}
      </div>
      <p className="band-more">
        <a href={addressOf.archive()}>
          {t.home.archive}
          <Icon name="next" />
        </a>
      </p>
    </section>
  )
}
