import type { Kind } from '../../src/content/kinds.ts'

const text = {
  type: 'text',
  text: 'Tre parole qui',
  marks: [{ type: 'bold' }, { type: 'strike' }, { type: 'superscript' }, { type: 'link', attrs: { href: '/chi-siamo' } }],
}
const paragraph = {
  type: 'paragraph',
  content: [text, { type: 'hardBreak' }, { type: 'footnote', content: [{ type: 'text', text: 'Nota' }] }],
}
const line = { type: 'paragraph', content: [{ type: 'text', text: 'Parole' }] }
const marked = ['italic', 'code', 'subscript'].map((type) => ({ type: 'text', text: type, marks: [{ type }] }))
const items = [{ type: 'listItem', content: [paragraph] }]
/** What stood on each site the day it was first let in, in the site's own words. */
const elsewhere = {
  soundcloud: 'rivista/sets/onde',
  instagram: 'reel/CxYz12345',
  x: 'rivista/1234567890123456789',
  bluesky: 'rivista.example/3kabcdefghij2',
  mastodon: 'uno.example/@a@due.example/112233445566',
  googleMaps: '45.6495,13.7768,15',
  datawrapper: 'AbCd1',
  flourish: 'story/123456',
}
const body = {
  type: 'doc',
  content: [
    paragraph,
    { type: 'heading', attrs: { level: 2 }, content: [text] },
    { type: 'pullQuote', attrs: { attribution: 'Elsa' }, content: [text] },
    { type: 'image', attrs: { media: 'foto', caption: 'Il porto', credit: 'Elsa' } },
    { type: 'gallery', attrs: { items: [{ media: 'foto', caption: 'Il porto' }], caption: 'Tutte' } },
    {
      type: 'video',
      attrs: { provider: 'youtube', videoId: 'abcdefghijk', title: 'Film', caption: 'Breve', poster: 'foto', width: 640, height: 360 },
    },
    { type: 'video', attrs: { provider: 'vimeo', videoId: '1234567', title: 'Film' } },
    { type: 'video', attrs: { provider: 'file', media: 'film', title: 'Film' } },
    { type: 'audio', attrs: { media: 'suono', title: 'Voce', caption: 'Breve' } },
    { type: 'bulletList', content: items },
    { type: 'orderedList', attrs: { start: 3 }, content: items },
    { type: 'blockquote', content: [paragraph] },
    { type: 'horizontalRule' },
    { type: 'file', attrs: { media: 'dati', title: 'I dati', caption: 'Raccolti a mano' } },
    { type: 'button', attrs: { label: 'Abbonati', href: '/sostieni-la-rivista' } },
    { type: 'codeBlock', attrs: { language: 'python' }, content: [{ type: 'text', text: 'print(1)' }] },
    { type: 'codeBlock' },
    {
      type: 'callout',
      attrs: { look: 'note', title: 'Da sapere' },
      content: [line, { type: 'bulletList', content: [{ type: 'listItem', content: [line] }] }],
    },
    { type: 'callout', attrs: { look: 'warning' }, content: [line] },
    { type: 'callout', attrs: { look: 'insight' }, content: [line] },
    {
      type: 'table',
      attrs: { caption: 'Abitanti' },
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', attrs: { colspan: 2, rowspan: 2 }, content: [line] }] },
        { type: 'tableRow', content: [{ type: 'tableCell', content: [line, line] }] },
      ],
    },
    { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph' }] }] }] },
    { type: 'embed', attrs: { provider: 'spotify', resource: 'episode/4rOoJ6Egrf8K2IrywzwOMk', title: 'Altrove' } },
    {
      type: 'embed',
      attrs: {
        provider: 'openStreetMap',
        resource: '15/45.6/13.7/45.6/13.7',
        title: 'Il golfo',
        caption: 'Da sud',
        poster: 'foto',
        height: 400,
      },
    },
    ...Object.entries(elsewhere).map(([provider, resource]) => ({ type: 'embed', attrs: { provider, resource, title: 'Altrove' } })),
    { type: 'paragraph', content: marked },
    { type: 'heading', attrs: { level: 3 }, content: [text] },
    { type: 'heading', attrs: { level: 4 } },
    { type: 'video', attrs: { provider: 'vimeo', videoId: '1234567', key: 'abcdef12', start: 5, title: 'Film' } },
  ],
}
const dates = { publishAt: '2026-11-16T08:00:00.000Z', unpublishAt: '2026-12-16T08:00:00.000Z' }
const seo = { seoTitle: 'Per chi cerca', seoDescription: 'In breve', socialImage: 'foto' }
const links = [{ label: 'Sito', address: 'https://example.it/' }]

const article1 = {
  title: 'Il porto',
  slug: 'il-porto',
  kicker: 'Città',
  standfirst: 'Com’era',
  body,
  hero: 'foto',
  heroCaption: 'Il porto all’alba',
  authors: ['elsa'],
  section: 'citta',
  tags: ['mare'],
  issue: 'numero-1',
  language: 'it',
  ...seo,
  ...dates,
}

const popup1 = {
  id: '7',
  name: 'Sostieni',
  title: 'Sostieni la rivista',
  body,
  media: 'foto',
  size: 'large',
  okLabel: 'Dona',
  leftLabel: 'Più tardi',
  doNotShowAgainLabel: 'Non mostrare più',
  redirect: '/sostieni-la-rivista',
  autoOpen: true,
  delayDisplay: 3,
  heightOffset: '50%',
  offsetType: 0.5,
  openModalOnElementClick: '.dona',
  reopenOnClick: true,
  showOnce: true,
  cookieExpiration: 30,
  autoHide: true,
  autoHideDelay: 10,
  closeButton: true,
  closeOnEscape: true,
  closeOnBackdrop: false,
  targeting: {
    include: ['/articoli/*'],
    exclude: ['<front>'],
    pageKinds: ['article'],
    sections: ['citta'],
    tags: ['mare'],
    languages: ['it'],
    minWidth: 320,
    maxWidth: 1200,
    parameter: 'dona',
  },
  priority: 5,
  ...dates,
}
const popup2 = {
  ...popup1,
  edition: 2,
  doNotShowAgain: false,
  variants: [{ title: 'B', body, okLabel: 'Sì' }],
  webhook: 'https://example.it/ok',
}
const { delayDisplay: _delay, heightOffset: _height, offsetType: _type, ...kept2 } = popup2
const popup3 = { ...kept2, trigger: { type: 'delay', seconds: 3 } }
const popup4 = { ...popup3, position: 'corner', look: 'ink' }
const siteSettings1 = {
  name: 'La rivista',
  tagline: 'Ogni mese',
  description: 'Di mare e di città',
  language: 'it',
  timeZone: 'Europe/Rome',
  logo: 'foto',
  email: 'redazione@example.it',
  editorsPublishOwn: true,
  articlesPerPage: 12,
  social: links,
}
const supportSettings1 = {
  amounts: [{ amount: '10 €', label: 'Un mese', address: 'https://paga.example/10' }],
  bankTransfer: { holder: 'La rivista', iban: 'IT60X0542811101000000123456', bank: 'Banca', reason: 'Dono' },
  taxCode: '12345678901',
  thanks: 'Grazie',
}

const supportSettings2 = {
  ...supportSettings1,
  goal: { purpose: 'Un traduttore', target: 3300, reached: 2060, supporters: 87, until: '2026-12-31' },
  voices: [{ words: 'La leggo in treno', name: 'Ada', about: 'Trieste' }],
}

const popupSettings1 = {
  supportSlug: 'sostieni-la-rivista',
  bootstrapVersion: '5x',
  verifyLoadBootstrapAutomatically: true,
  defaultCookieExpiration: 30,
  onePerPageView: true,
  maxPerDay: 2,
}

/**
 * What each version of each kind's schema let into a revision, the first version first, with every field filled and one item in every list. They
 * are never changed: a new version is a new example at the end.
 */
export const storedContents: Record<Kind, readonly [object, ...object[]]> = {
  article: [article1, { ...article1, opening: 'split', isDuotone: true }],
  page: [{ title: 'Chi siamo', slug: 'chi-siamo', standfirst: 'Noi', body, language: 'en', ...seo, ...dates }],
  issue: [{ title: 'Il mare', slug: 'il-mare', number: 1, standfirst: 'Acqua', body, cover: 'foto', order: ['porto'], ...dates }],
  popup: [popup1, popup2, popup3, popup4],
  section: [
    { name: 'Porto', slug: 'porto', description: 'Strade', position: 2 },
    {
      name: 'Porto',
      slug: 'porto',
      description: 'Strade',
      position: 2,
      podcast: { isOn: true, author: 'Elsa', category: 'Arts', isExplicit: true },
    },
  ],
  tag: [{ name: 'Mare', slug: 'mare', description: 'Acqua' }],
  author: [{ name: 'Elsa', slug: 'elsa', role: 'Inviata', bio: 'Scrive', portrait: 'foto', links }],
  menu: [{ name: 'Piede', slug: 'piede', items: links }],
  media: [
    {
      fileName: 'porto.jpg',
      hash: 'a'.repeat(64),
      type: 'image/jpeg',
      bytes: 1000,
      picture: { width: 800, height: 600, widths: [320, 640], formats: ['avif', 'jpeg'], thumbhash: 'x' },
      alt: 'Il porto',
      caption: 'All’alba',
      credit: 'Elsa',
      focus: { x: 0.2, y: 0.8 },
    },
  ],
  siteSettings: [
    siteSettings1,
    { ...siteSettings1, twoFactorRoles: ['amministratore'] },
    { ...siteSettings1, twoFactorRoles: ['amministratore'], httpsSubdomains: true, securityContact: 'sicurezza@example.it' },
  ],
  popupSettings: [popupSettings1, { ...popupSettings1, statistics: false }],
  supportSettings: [
    supportSettings1,
    supportSettings2,
    { ...supportSettings2, bankTransfer: { ...supportSettings2.bankTransfer, bic: 'BLOPIT22' } },
  ],
  analyticsSettings: [
    {
      own: true,
      ga4: 'G-ABC1234567',
      matomo: { address: 'https://m.example', siteId: '1', cookieless: false },
      plausible: { domain: 'rivista.it', address: 'https://plausible.io' },
      downloadExtensions: ['pdf'],
      insideHosts: ['negozio.it'],
    },
  ],
  homePage: [{ lead: 'porto', second: ['mare'], dossier: 'numero-1', sections: ['citta'] }],
}
