import type { z } from 'zod'
import { addressOf } from './addresses/addresses.ts'
import { mediaIn } from './body/media.ts'
import { analyticsSettingsSchema, type AnalyticsSettings } from './kinds/analyticsSettings.ts'
import { articleSchema, articleUpgrades, missingFromArticle, type Article } from './kinds/article.ts'
import { authorSchema, type Author } from './kinds/author.ts'
import { homePageSchema, type HomePage } from './kinds/homePage.ts'
import { issueSchema, type Issue } from './kinds/issue.ts'
import { mediaSchema, type Media } from './kinds/media.ts'
import { menuSchema, type Menu } from './kinds/menu.ts'
import { pageSchema, type Page } from './kinds/page.ts'
import { popupSchema, popupUpgrades, type Popup } from './kinds/popup.ts'
import { sectionSchema, sectionUpgrades, type Section } from './kinds/section.ts'
import {
  popupSettingsSchema,
  popupSettingsUpgrades,
  siteSettingsSchema,
  siteSettingsUpgrades,
  type PopupSettings,
  type SiteSettings,
} from './kinds/settings.ts'
import { supportSettingsSchema, supportSettingsUpgrades, type SupportSettings } from './kinds/supportSettings.ts'
import { tagSchema, type Tag } from './kinds/tag.ts'
import type { FieldProblem } from './parse.ts'
import type { Schedule } from './publishing/lastAct.ts'
import type { Upgrade } from './upgrade.ts'

/** Everything editors write, by kind. */
export interface Contents {
  article: Article
  page: Page
  section: Section
  tag: Tag
  author: Author
  issue: Issue
  media: Media
  menu: Menu
  popup: Popup
  siteSettings: SiteSettings
  popupSettings: PopupSettings
  supportSettings: SupportSettings
  analyticsSettings: AnalyticsSettings
  homePage: HomePage
}
export type Kind = keyof Contents

export interface KindRules<Content> {
  readonly schema: z.ZodType<Content>
  /** How what was saved in an older shape is read: the first takes version 1 of the schema to version 2, and so on. */
  readonly upgrades?: readonly Upgrade[]
  /** `drafted`: readers see it when it is published. `direct`: a save is what readers see from then on, unless it must be handed in. */
  readonly workflow: 'drafted' | 'direct'
  readonly title: (content: Content) => string
  /** The name it is found by, unique within its kind; null where nobody looks it up. */
  readonly slug: (content: Content) => string | null
  readonly withSlug?: (content: Content, slug: string) => Content
  /** Where readers find it; absent for what has no page of its own. */
  readonly address?: (slug: string) => string
  readonly schedule?: (content: Content) => Schedule
  readonly withSchedule?: (content: Content, schedule: Schedule) => Content
  readonly missing?: (content: Content) => FieldProblem[]
  /** The documents it names; each must be there when it is published. */
  readonly references?: (content: Content) => Reference[]
  /** The identifiers of other documents it names, and does without if they are not there. */
  readonly mentions?: (content: Content) => readonly string[]
  /** What a save may not change, given back as it was. */
  readonly keepFixed?: (before: Content, after: Content) => Content
}

export interface Reference {
  readonly field: string
  readonly id: string
  readonly kind: Kind
}

const naming = (field: string, kind: Kind, ids: readonly (string | null)[]): Reference[] =>
  ids.flatMap((id) => (id === null ? [] : [{ field, kind, id }]))

const slugged = {
  slug: (content: { slug: string }) => content.slug,
  withSlug: <Content extends { slug: string }>(content: Content, slug: string): Content => ({ ...content, slug }),
}
const titled = { title: (content: { title: string }) => content.title }
const named = { title: (content: { name: string }) => content.name }
const scheduled = {
  schedule: ({ publishAt, unpublishAt }: Schedule): Schedule => ({ publishAt, unpublishAt }),
  withSchedule: <Content extends Schedule>(content: Content, schedule: Schedule): Content => ({ ...content, ...schedule }),
}

export const kinds: { readonly [K in Kind]: KindRules<Contents[K]> } = {
  article: {
    schema: articleSchema,
    upgrades: articleUpgrades,
    workflow: 'drafted',
    ...titled,
    ...slugged,
    ...scheduled,
    address: addressOf.article,
    missing: missingFromArticle,
    references: ({ section, authors, tags, issue, hero, socialImage, body }) => [
      ...naming('section', 'section', [section]),
      ...naming('authors', 'author', authors),
      ...naming('tags', 'tag', tags),
      ...naming('issue', 'issue', [issue]),
      ...naming('hero', 'media', [hero]),
      ...naming('socialImage', 'media', [socialImage]),
      ...naming('body', 'media', mediaIn(body)),
    ],
  },
  page: {
    schema: pageSchema,
    workflow: 'drafted',
    ...titled,
    ...slugged,
    ...scheduled,
    address: addressOf.page,
    references: ({ socialImage, body }) => [...naming('socialImage', 'media', [socialImage]), ...naming('body', 'media', mediaIn(body))],
  },
  issue: {
    schema: issueSchema,
    workflow: 'drafted',
    ...titled,
    ...slugged,
    ...scheduled,
    address: addressOf.issue,
    references: ({ cover, body }) => [...naming('cover', 'media', [cover]), ...naming('body', 'media', mediaIn(body))],
    mentions: ({ order }) => order,
  },
  popup: {
    schema: popupSchema,
    upgrades: popupUpgrades,
    workflow: 'drafted',
    ...named,
    ...scheduled,
    slug: (popup) => popup.id,
    references: ({ media, body, variants, targeting }) => [
      ...naming('media', 'media', [media]),
      ...naming('body', 'media', mediaIn(body)),
      ...naming(
        'variants',
        'media',
        variants.flatMap((variant) => mediaIn(variant.body)),
      ),
      ...naming('targeting', 'section', targeting.sections),
      ...naming('targeting', 'tag', targeting.tags),
    ],
  },
  section: { schema: sectionSchema, upgrades: sectionUpgrades, workflow: 'direct', ...named, ...slugged, address: addressOf.section },
  tag: { schema: tagSchema, workflow: 'direct', ...named, ...slugged, address: addressOf.tag },
  author: {
    schema: authorSchema,
    workflow: 'direct',
    ...named,
    ...slugged,
    address: addressOf.author,
    references: ({ portrait }) => naming('portrait', 'media', [portrait]),
  },
  menu: { schema: menuSchema, workflow: 'direct', ...named, slug: (menu) => menu.slug },
  media: {
    schema: mediaSchema,
    workflow: 'direct',
    title: (media) => media.fileName,
    slug: () => null,
    keepFixed: ({ hash, type, bytes, picture }, after) => ({ ...after, hash, type, bytes, picture }),
  },
  siteSettings: {
    schema: siteSettingsSchema,
    upgrades: siteSettingsUpgrades,
    workflow: 'direct',
    ...named,
    slug: () => 'site',
    references: ({ logo }) => naming('logo', 'media', [logo]),
  },
  popupSettings: {
    schema: popupSettingsSchema,
    upgrades: popupSettingsUpgrades,
    workflow: 'direct',
    title: () => 'popup',
    slug: () => 'popup',
  },
  supportSettings: {
    schema: supportSettingsSchema,
    upgrades: supportSettingsUpgrades,
    workflow: 'direct',
    title: () => 'support',
    slug: () => 'support',
  },
  analyticsSettings: { schema: analyticsSettingsSchema, workflow: 'direct', title: () => 'analytics', slug: () => 'analytics' },
  homePage: {
    schema: homePageSchema,
    workflow: 'direct',
    title: () => 'home',
    slug: () => 'home',
    references: ({ lead, second, dossier, sections }) => [
      ...naming('lead', 'article', [lead]),
      ...naming('second', 'article', second),
      ...naming('dossier', 'issue', [dossier]),
      ...naming('sections', 'section', sections),
    ],
  },
}

/** The rules of a kind that is known only at run time. Contents of one kind are only ever given to the rules of that kind. */
export function rulesOf(kind: Kind): KindRules<Contents[Kind]> {
  return kinds[kind] as unknown as KindRules<Contents[Kind]>
}

/** The version of a kind's schema today; what is saved now is saved with it. */
export function schemaVersionOf(kind: Kind): number {
  return (kinds[kind].upgrades?.length ?? 0) + 1
}
