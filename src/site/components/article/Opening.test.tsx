import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { articleSchema } from '../../../content/kinds/article.ts'
import { mediaSchema, type Media } from '../../../content/kinds/media.ts'
import { siteSettingsSchema } from '../../../content/kinds/settings.ts'
import type { Published } from '../../../content/reading/publicContent.ts'
import type { LayoutData } from '../../layoutData.ts'
import { Opening } from './Opening.tsx'

const layout: LayoutData = {
  site: siteSettingsSchema.parse({}),
  siteUrl: 'https://rivista.example',
  sections: [],
  header: [],
  footer: [],
  assets: { scripts: [], styles: [], fonts: [], pageScripts: {}, pageStyles: {}, popup: null, analytics: null },
}

function picture(width: number, height: number): Published<Media> {
  const file = { fileName: 'foto.jpg', hash: 'a'.repeat(64), type: 'image/jpeg', bytes: 1, alt: 'Un faro', focus: { x: 0.2, y: 0.8 } }
  return { id: 'foto', ...mediaSchema.parse({ ...file, picture: { width, height, widths: [640], formats: ['jpeg'], thumbhash: '' } }) }
}
const lying = picture(1600, 1067)
const standing = picture(1067, 1600)
const square = picture(1000, 1000)

function drawn(fields: object, hero: Published<Media> | null): string {
  const content = articleSchema.parse({ title: 'Il faro', slug: 'il-faro', ...fields })
  const article = {
    ...content,
    id: 'a',
    publishedAt: '2026-11-15T08:00:00.000Z',
    updatedAt: '2026-11-15T08:00:00.000Z',
    readingMinutes: 1,
    section: null,
    authors: [],
    tags: [],
    hero,
    issue: null,
    media: new Map(),
    content,
  }
  return renderToStaticMarkup(<Opening layout={layout} article={article} />)
}

const classesOf = (html: string) => [...html.matchAll(/class="((?:spread|hero)[^"]*)"/g)].map(([, classes]) => classes)

describe('an article opens', () => {
  it.each([
    ['centred where nobody chose', {}, lying, ['hero']],
    ['with a picture that stands, whole', {}, standing, ['hero hero-standing']],
    ['with a square one as with one that lies', {}, square, ['hero']],
    ['from edge to edge', { opening: 'full-bleed' }, lying, ['spread spread-full-bleed', 'hero']],
    [
      'on half the page where a picture that stands would go from edge to edge',
      { opening: 'full-bleed' },
      standing,
      ['spread spread-split', 'hero hero-standing'],
    ],
    ['one half each', { opening: 'split' }, lying, ['spread spread-split', 'hero']],
    ['with its words alone', { opening: 'text-only' }, lying, ['spread spread-text-only']],
    ['in two inks', { isDuotone: true }, lying, ['hero duotone']],
    ['with its words where it has no picture', { opening: 'split', isDuotone: true }, null, ['spread spread-text-only']],
  ])('%s', (_name, fields, hero, classes) => expect(classesOf(drawn(fields, hero))).toEqual(classes))

  it.each(['centred', 'full-bleed', 'split'])(
    '%s: title first, then the picture, which is fetched first and cropped around its focus',
    (opening) => {
      const html = drawn({ opening }, lying)
      expect(html.indexOf('<h1>')).toBeLessThan(html.indexOf('<img'))
      expect(html).toContain('fetchPriority="high"')
      expect(html).toContain('object-position:20% 80%')
      expect(html).toContain('alt="Un faro"')
    },
  )
})

describe('the picture is fetched as wide as it is drawn', () => {
  it.each([
    ['from edge to edge, and as high as nearly the whole screen', 'full-bleed', lying, '(min-width: 48rem) max(100vw, 132vh), 100vw'],
    ['of one that lies, more than its half of the page shows', 'split', lying, '(min-width: 84rem) 71rem, (min-width: 60rem) 84vw, 100vw'],
    ['of one that stands, its half of the page', 'split', standing, '(min-width: 84rem) 38rem, (min-width: 60rem) 45vw, 100vw'],
    ['of one that stands above the text', 'centred', standing, '(min-width: 48rem) 36rem, 100vw'],
  ])('%s', (_name, opening, hero, sizes) => expect(drawn({ opening }, hero)).toContain(`sizes="${sizes}"`))
})
