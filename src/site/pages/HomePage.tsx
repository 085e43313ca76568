import { addressOf } from '../../content/addresses/addresses.ts'
import type { ArticleCard, HomeToRead, IssueToRead } from '../../content/reading/publicContent.ts'
import { ArticleTeaser } from '../components/ArticleTeaser.tsx'
import { Cover } from '../components/Cover.tsx'
import { HomeSection } from '../components/HomeSection.tsx'
import { Icon } from '../components/Icon.tsx'
import { IssueContents } from '../components/IssueContents.tsx'
import { Layout } from '../components/Layout.tsx'
import { Moon } from '../components/Moon.tsx'
import { PageScript } from '../components/PageAssets.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import { sectionLooks } from '../sectionLooks.ts'

interface HomePageProps {
  readonly layout: LayoutData
  readonly home: HomeToRead
}

/** The front page, from the lead story down to the latest lines. What is empty leaves no trace. */
export function HomePage({ layout, home }: HomePageProps) {
  const { lead, second, dossier, sections, latest } = home
  const looks = sectionLooks(sections.length)
  return (
    <Layout layout={layout} path={addressOf.home()} edition={dossier}>
      {lead ? <ArticleTeaser layout={layout} article={lead} look="lead" /> : <Blank layout={layout} />}
      <Begun layout={layout} />
      <Second layout={layout} articles={second} />
      {dossier && <Dossier layout={layout} dossier={dossier} />}
      {sections.length > 0 && (
        <div className="home-sections">
          {sections.map(({ section, articles }, index) => (
            <HomeSection key={section.id} layout={layout} section={section} articles={articles} look={looks[index] ?? 'wide'} />
          ))}
        </div>
      )}
      <Latest layout={layout} articles={latest} />
    </Layout>
  )
}

function Blank({ layout }: { readonly layout: LayoutData }) {
  const t = messagesOf(layout)
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

/** Room for what the reader has begun, which their browser knows; for who has begun nothing it takes none. */
function Begun({ layout }: { readonly layout: LayoutData }) {
  const t = messagesOf(layout).reading
  return (
    <div className="begun js-begun" data-left={t.left}>
      <PageScript name="home" />
      <template>
        <section aria-labelledby="continua">
          <h2 id="continua" className="kicker">
            <a href={addressOf.readingList()}>{t.begun}</a>
          </h2>
          <ul className="plain-list" />
        </section>
      </template>
    </div>
  )
}

/** One to four articles: the first with a wide picture, the others upright beside it. */
function Second({ layout, articles }: { readonly layout: LayoutData; readonly articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null
  return (
    <div className={`second second-${articles.length}`}>
      {articles.map((article, index) => (
        <ArticleTeaser key={article.id} layout={layout} article={article} look={index === 0 ? 'feature' : 'tall'} />
      ))}
    </div>
  )
}

function Dossier({ layout, dossier }: { readonly layout: LayoutData; readonly dossier: IssueToRead }) {
  const t = messagesOf(layout)
  return (
    <section className="dossier full-bleed" aria-labelledby="dossier">
      <Cover layout={layout} issue={dossier} />
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
      <IssueContents layout={layout} articles={dossier.articles} />
    </section>
  )
}

function Latest({ layout, articles }: { readonly layout: LayoutData; readonly articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null
  const t = messagesOf(layout)
  return (
    <section className="lines" aria-labelledby="ultime">
      <h2 className="band-title" id="ultime">
        {t.latest}
      </h2>
      <div className="lines-columns">
        {articles.map((article) => (
          <ArticleTeaser key={article.id} layout={layout} article={article} look="line" heading="h3" />
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
