import type { Block, Body } from '../content/body/body.ts'
import type { Kind } from '../content/kinds.ts'
import type { Media } from '../content/kinds/media.ts'
import type { Popup } from '../content/kinds/popup.ts'
import type { Newsroom } from '../content/newsroom/newsroom.ts'
import type { Document } from '../content/newsroom/document.ts'
import type { Outcome } from '../content/newsroom/refusal.ts'
import { DAY_MS, fromWallTime, toWallTime } from '../content/time.ts'
import type { User } from '../content/people/user.ts'
import { demoAnnouncements, type DemoAnnouncement } from './announcements.ts'
import { demoHeader, demoHome, demoSocial, demoSupport } from './arrangement.ts'
import { demoArticles, demoDocuments } from './magazine.ts'
import { demoPages } from './pages.ts'
import { demoAuthors, demoIssues, demoSections } from './people.ts'
import type { DemoArticle, DemoBlock, DemoPicture } from './write.ts'

export { demoDocuments, demoSounds } from './magazine.ts'

type StoredFile = Pick<Media, 'fileName' | 'hash' | 'type' | 'bytes' | 'picture'>

/** The files that were stored for the demo, by the name of the picture, sound or document. */
export type MediaFiles = ReadonlyMap<string, StoredFile>

/** Every picture of the demo, and how large it need be beside a hero. */
export const demoPictures: readonly { readonly picture: DemoPicture; readonly scale: number }[] = [
  ...demoArticles.map(({ hero }) => ({ picture: hero, scale: 1 })),
  ...demoIssues.map(({ cover }) => ({ picture: cover, scale: 1 })),
  ...[...demoArticles, ...demoPages, ...demoIssues, ...demoAnnouncements]
    .flatMap(({ body }) => picturesIn(body))
    .map((picture) => ({ picture, scale: 0.8 })),
  ...demoAnnouncements.flatMap(({ picture }) => (picture ? [{ picture, scale: 0.8 }] : [])),
  ...demoAuthors.map(({ portrait }) => ({ picture: portrait, scale: 0.4 })),
]

/** Writes and publishes the demo issue as an editor would, through the newsroom. Says how many articles it has. */
export async function fillMagazine(newsroomAt: (moment: Date) => Newsroom, actor: User, files: MediaFiles, now: Date): Promise<number> {
  const create = async <K extends Kind>(kind: K, input: object): Promise<Document<K>> =>
    unwrap(await newsroomAt(now).create(actor, kind, input))
  /** Written on the very day it is published: nothing in the demo has been changed since. */
  const publish = async (kind: Kind, input: object, at = now.toISOString()): Promise<string> => {
    const newsroom = newsroomAt(new Date(at))
    const { id, revision } = unwrap(await newsroom.create(actor, kind, input))
    unwrap(await newsroom.publish(actor, kind, id, revision))
    return id
  }

  const media = new Map<string, string>()
  const addMedia = async (name: string, words: Partial<Pick<Media, 'alt' | 'caption' | 'credit' | 'focus'>>) => {
    media.set(name, (await create('media', { ...files.get(name), caption: '', ...words })).id)
  }
  for (const { picture } of demoPictures) {
    const { name, alt, caption = '', focus } = picture
    await addMedia(name, { alt, caption, credit: 'Illustrazione di Mezzaluce', ...(focus && { focus }) })
  }
  await addMedia('onde', {})
  for (const name of Object.keys(demoDocuments)) await addMedia(name, {})

  await create('siteSettings', SITE_SETTINGS)
  await create('popupSettings', {})
  const sections = new Map<string, string>()
  for (const [position, { key, ...section }] of demoSections.entries()) {
    sections.set(key, (await create('section', { ...section, slug: key, position })).id)
  }
  const authors = new Map<string, string>()
  for (const { key, name, role, bio, portrait } of demoAuthors) {
    authors.set(key, (await create('author', { name, slug: key, role, bio, portrait: media.get(portrait.name) })).id)
  }
  const issues = new Map<string, string>()
  for (const { key, title, number, standfirst, daysAgo, cover, body } of demoIssues) {
    const input = {
      title,
      slug: key,
      number,
      standfirst,
      cover: media.get(cover.name),
      body: toBody(body, media),
    }
    issues.set(key, await publish('issue', input, daysBefore(now, daysAgo)))
  }
  const tags = new Map<string, string>()
  for (const name of new Set(demoArticles.flatMap((article) => article.tags))) tags.set(name, (await create('tag', { name })).id)

  const articles = new Map<string, string>()
  for (const article of demoArticles) {
    const id = await publish(
      'article',
      {
        ...wordsOf(article),
        section: sections.get(article.section),
        authors: article.authors.map((author) => authors.get(author)),
        tags: article.tags.map((tag) => tags.get(tag)),
        issue: article.issue ? issues.get(article.issue) : null,
        hero: media.get(article.hero.name),
        body: toBody(article.body, media),
      },
      daysBefore(now, article.daysAgo),
    )
    articles.set(article.title, id)
  }
  await create('homePage', { lead: articles.get(demoHome.lead), second: demoHome.second.map((title) => articles.get(title)) })
  await create('supportSettings', {
    ...demoSupport,
    goal: { ...demoSupport.goal, until: new Date(now.getTime() + 45 * DAY_MS).toISOString().slice(0, 10) },
  })
  for (const { slug, title, standfirst, body } of demoPages) {
    await publish('page', { slug, title, standfirst, body: toBody(body, media) }, daysBefore(now, 90))
  }
  await create('menu', { name: 'Testata', slug: 'testata', items: demoHeader })
  await create('menu', {
    name: 'Piede di pagina',
    slug: 'piede',
    items: demoPages.map(({ slug, title }) => ({ label: title, address: `/${slug}` })),
  })
  for (const announcement of demoAnnouncements) {
    await publish('popup', {
      id: announcement.id,
      name: announcement.title,
      title: announcement.title,
      body: toBody(announcement.body, media),
      okLabel: announcement.okLabel,
      leftLabel: announcement.leftLabel ?? '',
      doNotShowAgainLabel: announcement.dontShowLabel,
      redirect: announcement.redirect ?? '',
      media: announcement.picture ? media.get(announcement.picture.name) : null,
      ...BEHAVIOUR[announcement.id],
    })
  }
  return demoArticles.length
}

const SITE_SETTINGS = {
  name: 'Mezzaluce',
  tagline: 'Rivista di cultura e cose vicine',
  description: 'Mezzaluce esce quando ha qualcosa da dire: letture, arti, città, scienza, ascolti. Senza fretta e senza pubblicità.',
  email: 'redazione@mezzaluce.example',
  social: demoSocial,
}

const TRIGGERS: { readonly [T in Popup['trigger'] as T['type']]: T } = {
  delay: { type: 'delay', seconds: 20 },
  scroll: { type: 'scroll', offset: '60%', line: 0.5 },
}

/** One announcement of each trigger, and one that waits for a click. */
const BEHAVIOUR: Record<DemoAnnouncement['id'], object> = {
  benvenuto: { trigger: TRIGGERS.delay, showOnce: true, targeting: { include: ['<front>'] }, position: 'corner', look: 'ink' },
  'campagna-autunno': {
    trigger: TRIGGERS.scroll,
    cookieExpiration: 30,
    targeting: { pageKinds: ['article'] },
    priority: 10,
    size: 'large',
  },
  'serata-letture': { autoOpen: false, openModalOnElementClick: '.serata-letture', reopenOnClick: true, look: 'frame' },
}

function wordsOf({ title, kicker, standfirst, hero, opening, isDuotone }: DemoArticle) {
  return { title, kicker: kicker ?? '', standfirst, heroCaption: hero.caption ?? '', opening, isDuotone }
}

/** In the morning, as a newsroom does; this morning if that is past, else just now. */
function daysBefore(now: Date, days: number): string {
  const day = toWallTime(new Date(now.getTime() - days * DAY_MS).toISOString()).slice(0, 10)
  const morning = fromWallTime(`${day}T07:30`)
  return morning < now.toISOString() ? morning : now.toISOString()
}

function toBody(blocks: readonly DemoBlock[], media: ReadonlyMap<string, string>): Body {
  const idOf = (name: string): string => media.get(name) ?? name
  return {
    type: 'doc',
    content: blocks.map((block): Block => {
      if (block.type === 'image') return { type: 'image', attrs: { media: idOf(block.picture.name) } }
      if (block.type === 'audio') return { type: 'audio', attrs: { media: idOf(block.sound), title: block.title } }
      if (block.type === 'file') {
        const { document, title, caption } = block
        return { type: 'file', attrs: { media: idOf(document), title, caption } }
      }
      if (block.type === 'video') {
        const { videoId, title, caption, poster } = block
        return { type: 'video', attrs: { provider: 'youtube', videoId, title, caption, poster: idOf(poster.name) } }
      }
      if (block.type !== 'gallery') return block
      const items = block.pictures.map((picture) => ({ media: idOf(picture.name) }))
      return { type: 'gallery', attrs: { items, ...(block.caption && { caption: block.caption }) } }
    }),
  }
}

function picturesIn(blocks: readonly DemoBlock[]): DemoPicture[] {
  return blocks.flatMap((block) => {
    if (block.type === 'image') return [block.picture]
    if (block.type === 'video') return [block.poster]
    return block.type === 'gallery' ? block.pictures : []
  })
}

function unwrap<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`The demo issue breaks a rule of its own: ${JSON.stringify(outcome)}`)
  return outcome.value
}
