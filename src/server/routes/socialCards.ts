import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { ArticleToRead } from '../../content/reading/publicContent.ts'
import { toInstant, type Instant } from '../../content/time.ts'
import { articleCard, cardVersion, podcastCard, siteCard, type SocialCard } from '../../site/socialCards/card.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { RequestFault } from '../errors.ts'
import { findNewSlug } from './findNewSlug.ts'
import { createCards } from '../socialCards/createCards.ts'
import type { DrawWords } from '../socialCards/drawCard.ts'
import type { PageParts } from './pages.tsx'

const FOR_EVER = 'public, max-age=31536000, immutable'

interface CardParts extends Pick<PageParts, 'publicContent' | 'clock'> {
  readonly storage: MediaStorage
  /** Who draws the words; if nobody says, this very thread, for which what draws is loaded when the first card is asked for. */
  readonly drawWords?: DrawWords
}

const drawHere: DrawWords = async (card) => (await import('../socialCards/drawWords.tsx')).drawWords(card)

/** The pictures that stand for pages where they are shared. An address holds what is drawn, so a browser need never ask again. */
export function addSocialCardRoute(app: FastifyInstance, { publicContent, clock, storage, drawWords }: CardParts): void {
  const cards = createCards(storage, drawWords ?? drawHere)

  app.get<{ Params: { file: string } }>('/schede/:file', async (request, reply) => {
    const asked = /^(?:([a-z0-9-]+)-)?([0-9a-f]{10})\.jpeg$/.exec(request.params.file)
    if (!asked) throw new RequestFault('not-found')
    return send(request, reply, await find(asked[1]))
  })

  app.get<{ Params: { file: string } }>('/schede/podcast/:file', async (request, reply) => {
    const slug = /^([a-z0-9-]+)-[0-9a-f]{10}\.jpeg$/.exec(request.params.file)?.[1]
    const [site, section] = await Promise.all([publicContent.siteSettings(), slug && publicContent.section(slug, toInstant(clock()))])
    if (!section || !section.podcast.isOn) throw new RequestFault('not-found')
    const card = podcastCard(site, section)
    return send(request, reply, { owner: section.id, card, address: addressOf.podcastCover(section.slug, cardVersion(card)) })
  })

  async function send(request: FastifyRequest, reply: FastifyReply, { owner, card, address }: OwnedCard): Promise<FastifyReply> {
    // Somebody kept the address of a card that has changed since, or of an article that had another slug.
    if (address !== request.url.split('?')[0]) return reply.header('cache-control', 'no-cache').redirect(address, 302)
    const { key, isWhole } = await cards.find(owner, card)
    if (!isWhole) request.log.warn({ picture: card.picture?.hash }, 'the picture of a social card is missing')
    const size = await storage.size(key)
    const body = request.method === 'HEAD' ? Readable.from([]) : await storage.open(key)
    if (!body) throw new RequestFault('not-found')
    reply
      .header('cache-control', isWhole ? FOR_EVER : 'no-cache')
      .header('content-length', size)
      .type('image/jpeg')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return reply.send(body)
  }

  async function find(slug: string | undefined): Promise<OwnedCard> {
    const [site, article] = await Promise.all([publicContent.siteSettings(), slug && findArticle(slug, toInstant(clock()))])
    if (slug === undefined) {
      const card = siteCard(site)
      return { owner: 'magazine', card, address: addressOf.siteCard(cardVersion(card)) }
    }
    if (!article) throw new RequestFault('not-found')
    const card = articleCard(site, article)
    return { owner: article.id, card, address: addressOf.socialCard(article.slug, cardVersion(card)) }
  }

  async function findArticle(slug: string, now: Instant): Promise<ArticleToRead | undefined> {
    const found = await publicContent.article(slug, now)
    const renamed = found ? undefined : await findNewSlug(publicContent, 'article', slug, now)
    return renamed === undefined ? found : publicContent.article(renamed, now)
  }
}

interface OwnedCard {
  /** The document that it stands for, or the magazine. */
  readonly owner: string
  readonly card: SocialCard
  readonly address: string
}
