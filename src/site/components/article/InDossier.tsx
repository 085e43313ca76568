import { addressOf } from '../../../content/addresses/addresses.ts'
import type { ArticleCard, IssueToRead } from '../../../content/reading/publicContent.ts'
import { messagesOf, type LayoutData } from '../../layoutData.ts'
import { Byline } from '../Byline.tsx'
import { Picture } from '../Picture.tsx'

interface InDossierProps {
  readonly layout: LayoutData
  readonly issue: IssueToRead
  readonly current: string
}

/** The dossier an article stands in, and its neighbours there. */
export function InDossier({ layout, issue, current }: InDossierProps) {
  const t = messagesOf(layout).article
  const { previous, next } = neighboursIn(issue, current)
  return (
    <nav className="in-dossier full-bleed" aria-labelledby="dossier">
      <header>
        <p className="kicker">{[t.dossier, issue.number !== null && messagesOf(layout).issue(issue.number)].filter(Boolean).join(' · ')}</p>
        <h2 id="dossier">
          <a href={addressOf.issue(issue.slug)}>{issue.title}</a>
        </h2>
      </header>
      {next && <Neighbour layout={layout} label={t.nextInDossier} article={next} hasPicture />}
      {previous && <Neighbour layout={layout} label={t.previousInDossier} article={previous} />}
    </nav>
  )
}

/** The articles of a dossier that stand before and after one of them. */
export function neighboursIn({ articles }: IssueToRead, current: string): { readonly previous?: ArticleCard; readonly next?: ArticleCard } {
  const place = articles.findIndex(({ id }) => id === current)
  const [previous, next] = place < 0 ? [] : [articles[place - 1], articles[place + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}

interface NeighbourProps {
  readonly layout: LayoutData
  readonly label: string
  readonly article: ArticleCard
  readonly hasPicture?: boolean
}

function Neighbour({ layout, label, article, hasPicture = false }: NeighbourProps) {
  const { hero, slug, title, authors } = article
  return (
    <div className="neighbour">
      {hasPicture && hero && (
        <div className="teaser-picture">
          <Picture media={hero} sizes="(min-width: 48rem) 14rem, 30vw" alt="" />
        </div>
      )}
      <div>
        <p className="neighbour-label">{label}</p>
        <h3>
          <a href={addressOf.article(slug)}>{title}</a>
        </h3>
        <p className="teaser-meta">
          <Byline layout={layout} authors={authors} />
        </p>
      </div>
    </div>
  )
}
