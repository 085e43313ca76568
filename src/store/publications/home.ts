import type { HomePage } from '../../content/kinds/homePage.ts'
import type { ArticleCard, HomeToRead, PublicContent } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { compact } from './published.ts'

const SECOND = 3
const LATEST = 6
const PER_SECTION = 4

interface HomeQueries extends Pick<PublicContent, 'articles' | 'issues' | 'issue' | 'sections'> {
  readonly cardsById: (ids: readonly string[], now: Instant) => Promise<Map<string, ArticleCard>>
}

/** Fills the slots of the front page: first what the editors chose, then the newest that is not there yet. */
export async function arrangeHome(queries: HomeQueries, chosen: HomePage, now: Instant): Promise<HomeToRead> {
  const curated = await queries.cardsById([...compact(chosen.lead), ...chosen.second], now)
  const newest = await queries.articles({}, { limit: curated.size + 1 + SECOND + LATEST }, now)

  const used = new Set(curated.keys())
  const take = (articles: readonly ArticleCard[], count: number): ArticleCard[] => {
    const taken = articles.filter(({ id }) => !used.has(id)).slice(0, count)
    taken.forEach(({ id }) => used.add(id))
    return taken
  }
  const lead = (chosen.lead && curated.get(chosen.lead)) || take(newest, 1)[0] || null
  const picked = chosen.second.flatMap((id) => (id === lead?.id ? [] : compact(curated.get(id))))
  const second = picked.length > 0 ? picked : take(newest, SECOND)
  const latest = take(newest, LATEST)

  const [all, issues] = await Promise.all([queries.sections(now), queries.issues(now)])
  const wanted = chosen.sections.flatMap((id) => compact(all.find((section) => section.id === id)))
  const listed = await Promise.all(
    (wanted.length > 0 ? wanted : all).map(async (section) => ({
      section,
      articles: await queries.articles({ section: section.id }, { limit: used.size + PER_SECTION }, now),
    })),
  )
  const sections = listed.map(({ section, articles }) => ({ section, articles: take(articles, PER_SECTION) }))
  const dossier = issues.find(({ id }) => id === chosen.dossier) ?? issues[0]
  return {
    lead,
    second,
    latest,
    sections: sections.filter(({ articles }) => articles.length > 0),
    dossier: (dossier && (await queries.issue(dossier.slug, now))) ?? null,
  }
}
