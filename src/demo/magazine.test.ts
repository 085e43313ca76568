import { describe, expect, it } from 'vitest'
import { bodySchema, type Block } from '../content/body/body.ts'
import { bodyText } from '../content/body/text.ts'
import { countWords } from '../content/splitWords.ts'
import { OPENINGS } from '../content/kinds/article.ts'
import { slugify } from '../content/addresses/slug.ts'
import { demoAnnouncements } from './announcements.ts'
import { demoPictures } from './fillMagazine.ts'
import { demoArticles } from './magazine.ts'
import { demoPages } from './pages.ts'
import { demoAuthors, demoIssues, demoSections } from './people.ts'
import type { DemoArticle, DemoBlock } from './write.ts'
import { supportSettingsSchema } from '../content/kinds/supportSettings.ts'
import { demoHome, demoSupport } from './arrangement.ts'

/** The demo's words as a body, with pictures and sounds left out, and code, whose spaces and signs are its own. */
const textOf = ({ body }: { body: readonly DemoBlock[] }) =>
  bodyText({ type: 'doc', content: body.filter(isWhole).filter(({ type }) => type !== 'codeBlock') })

/** Is it as it will be stored? Pictures and sounds get their identifiers then. */
const isWhole = (block: DemoBlock): block is Exclude<Block, { type: (typeof MEDIA)[number] }> => !MEDIA.some((type) => type === block.type)
const MEDIA = ['image', 'gallery', 'audio', 'video', 'file'] as const

describe('the demo magazine', () => {
  it('has at least 24 articles over 5 sections, 6 authors, 4 dossiers, 3 announcements and the promised pages', () => {
    expect(demoArticles.length).toBeGreaterThanOrEqual(24)
    expect(new Set(demoArticles.map(({ section }) => section))).toEqual(new Set(demoSections.map(({ key }) => key)))
    expect(new Set(demoArticles.flatMap(({ authors }) => authors))).toEqual(new Set(demoAuthors.map(({ key }) => key)))
    expect(new Set(demoArticles.flatMap(({ issue }) => issue ?? []))).toEqual(new Set(demoIssues.map(({ key }) => key)))
    expect([demoSections.length, demoAuthors.length, demoIssues.length, demoAnnouncements.length]).toEqual([5, 6, 4, 3])
    expect(demoPages.map(({ slug }) => slug)).toEqual(['chi-siamo', 'sostieni-la-rivista', 'privacy', 'cookie'])
  })

  it.each(demoArticles.map((article): [string, DemoArticle] => [article.title, article]))(
    '«%s» is of 400 to 1,200 words',
    (_title, article) => {
      const words = countWords(textOf(article))
      expect(words).toBeGreaterThanOrEqual(400)
      expect(words).toBeLessThanOrEqual(1200)
    },
  )

  it('uses every kind of block and mark', () => {
    const everything = JSON.stringify([...demoArticles, ...demoPages])
    const kinds = [
      'paragraph',
      'heading',
      'bulletList',
      'orderedList',
      'blockquote',
      'pullQuote',
      'image',
      'gallery',
      'video',
      'audio',
      'horizontalRule',
      'table',
      'callout',
      'codeBlock',
      'button',
      'embed',
      'file',
    ]
    for (const kind of [...kinds, 'footnote', 'bold', 'italic', 'code', 'link']) expect(everything).toContain(`"type":"${kind}"`)
  })

  it('holds no placeholder and no slip of the keyboard', () => {
    const prose = [...demoArticles, ...demoPages].map(textOf).join('\n')
    expect(prose.match(/lorem|ipsum|\bTODO\b|\bxxx\b/g)).toBeNull()
    expect(prose.match(/ {2}|\*\*|\^\[|perchè|poichè|\bpò\b|\bqual'è\b/g)).toBeNull()
  })

  it('draws each picture once and describes it', () => {
    const names = demoPictures.map(({ picture }) => picture.name)
    expect(names).toEqual([...new Set(names)])
    for (const { picture } of demoPictures) expect(picture.alt.length).toBeGreaterThan(15)
  })

  it('opens articles in every way, in two inks, and with pictures that stand', () => {
    expect(new Set(demoArticles.map(({ opening = 'centred' }) => opening))).toEqual(new Set(OPENINGS))
    expect(demoArticles.filter(({ isDuotone }) => isDuotone)).not.toEqual([])
    expect(new Set(demoArticles.flatMap(({ opening = 'centred', hero }) => (hero.isStanding ? [opening] : [])))).toEqual(
      new Set(['centred', 'split']),
    )
  })

  it('has no two pictures of one motif in one palette among those that lists show', () => {
    const looks = [...demoArticles.map(({ hero }) => hero), ...demoIssues.map(({ cover }) => cover)].map((picture) =>
      [picture.motif, picture.palette].join(' '),
    )
    expect(looks.filter((look, place) => looks.indexOf(look) !== place)).toEqual([])
  })

  it('links only to what is there', () => {
    const pages = new Set([
      ...demoPages.map(({ slug }) => `/${slug}`),
      ...demoArticles.map(({ title }) => `/articoli/${slugify(title)}`),
      ...demoSections.map(({ key }) => `/sezioni/${key}`),
      '/',
    ])
    const links = [...JSON.stringify([demoArticles, demoPages, demoAnnouncements]).matchAll(/"href":"(\/[^"]*)"/g)].map(
      (match) => match[1] ?? '',
    )
    expect(links.filter((link) => !pages.has(link))).toEqual([])
  })

  it('puts on its front page articles that it has', () => {
    const titles = demoArticles.map(({ title }) => title)
    expect([demoHome.lead, ...demoHome.second].filter((title) => !titles.includes(title))).toEqual([])
  })

  it('is let in by the schema', () => {
    expect(supportSettingsSchema.safeParse(demoSupport).success).toBe(true)
    for (const article of demoArticles) {
      const content = article.body.filter(isWhole)
      expect(bodySchema.safeParse({ type: 'doc', content }).success).toBe(true)
    }
  })
})
