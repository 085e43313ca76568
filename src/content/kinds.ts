import type { z } from 'zod'
import { addressOf } from './addresses.ts'
import { articleSchema, missingFromArticle, type Article } from './kinds/article.ts'
import { authorSchema, type Author } from './kinds/author.ts'
import { issueSchema, type Issue } from './kinds/issue.ts'
import { mediaSchema, type Media } from './kinds/media.ts'
import { menuSchema, type Menu } from './kinds/menu.ts'
import { pageSchema, type Page } from './kinds/page.ts'
import { popupSchema, type Popup } from './kinds/popup.ts'
import { sectionSchema, type Section } from './kinds/section.ts'
import { popupSettingsSchema, siteSettingsSchema, type PopupSettings, type SiteSettings } from './kinds/settings.ts'
import { tagSchema, type Tag } from './kinds/tag.ts'
import type { FieldProblem } from './parse.ts'
import type { Instant } from './time.ts'

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
}
export type Kind = keyof Contents

export interface KindRules<Content> {
  readonly schema: z.ZodType<Content>
  /** `drafted`: readers see it when it is published. `direct`: a save is what readers see from then on. */
  readonly workflow: 'drafted' | 'direct'
  readonly title: (content: Content) => string
  /** The name it is found by, unique within its kind; null where nobody looks it up. */
  readonly slug: (content: Content) => string | null
  readonly withSlug?: (content: Content, slug: string) => Content
  /** Where readers find it; absent for what has no page of its own. */
  readonly address?: (slug: string) => string
  readonly schedule?: (content: Content) => { publishAt: Instant | null; unpublishAt: Instant | null }
  readonly missing?: (content: Content) => FieldProblem[]
}

const slugged = {
  slug: (content: { slug: string }) => content.slug,
  withSlug: <Content extends { slug: string }>(content: Content, slug: string): Content => ({ ...content, slug }),
}
const titled = { title: (content: { title: string }) => content.title }
const named = { title: (content: { name: string }) => content.name }
const scheduled = {
  schedule: ({ publishAt, unpublishAt }: { publishAt: Instant | null; unpublishAt: Instant | null }) => ({ publishAt, unpublishAt }),
}

export const kinds: { readonly [K in Kind]: KindRules<Contents[K]> } = {
  article: {
    schema: articleSchema,
    workflow: 'drafted',
    ...titled,
    ...slugged,
    ...scheduled,
    address: addressOf.article,
    missing: missingFromArticle,
  },
  page: { schema: pageSchema, workflow: 'drafted', ...titled, ...slugged, ...scheduled, address: addressOf.page },
  issue: { schema: issueSchema, workflow: 'drafted', ...titled, ...slugged, ...scheduled, address: addressOf.issue },
  popup: { schema: popupSchema, workflow: 'drafted', ...named, ...scheduled, slug: (popup) => popup.id },
  section: { schema: sectionSchema, workflow: 'direct', ...named, ...slugged, address: addressOf.section },
  tag: { schema: tagSchema, workflow: 'direct', ...named, ...slugged, address: addressOf.tag },
  author: { schema: authorSchema, workflow: 'direct', ...named, ...slugged, address: addressOf.author },
  menu: { schema: menuSchema, workflow: 'direct', ...named, slug: (menu) => menu.slug },
  media: { schema: mediaSchema, workflow: 'direct', title: (media) => media.fileName, slug: (media) => media.hash },
  siteSettings: { schema: siteSettingsSchema, workflow: 'direct', ...named, slug: () => 'site' },
  popupSettings: { schema: popupSettingsSchema, workflow: 'direct', title: () => 'popup', slug: () => 'popup' },
}

export const KINDS = Object.keys(kinds) as Kind[] // the keys are what the type above says: `kinds` has no others

/** The rules of a kind that is known only at run time. Contents of one kind are only ever given to the rules of that kind. */
export function rulesOf(kind: Kind): KindRules<Contents[Kind]> {
  return kinds[kind] as unknown as KindRules<Contents[Kind]>
}
