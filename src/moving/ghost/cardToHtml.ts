import { escaped } from '../html/element.ts'
import { note, type Note } from '../note.ts'

/** What a card of Ghost's editor says of itself. */
export type Card = Readonly<Record<string, unknown>>

const html = (value: unknown): string => (typeof value === 'string' ? value : '')
const figure = (inner: string, caption: unknown, classes = ''): string =>
  `<figure class="${classes}">${inner}<figcaption>${html(caption)}</figcaption></figure>`
const picture = ({ src, alt, title }: Card): string =>
  src ? `<img src="${escaped(src)}" alt="${escaped(alt)}"${title ? ` title="${escaped(title)}"` : ''}>` : ''
const button = (label: unknown, url: unknown): string =>
  label ? `<p><a class="kg-btn" href="${escaped(url)}">${escaped(label)}</a></p>` : ''
const isCard = (value: unknown): value is Card => typeof value === 'object' && value !== null && !Array.isArray(value)
const cardsIn = (value: unknown): Card[] => (Array.isArray(value) ? value.filter(isCard) : [])

/** Cards as plain HTML, by the name that Lexical or Mobiledoc gives them. Captions, boxes and toggles are HTML already. */
const CARDS: Readonly<Record<string, (card: Card) => string>> = {
  image: (card) => figure(card['href'] ? `<a href="${escaped(card['href'])}">${picture(card)}</a>` : picture(card), card['caption']),
  gallery: ({ images, caption }) =>
    figure(
      cardsIn(images)
        .map((one) => figure(picture({ ...one, src: one['src'] ?? one['fileName'] }), one['caption']))
        .join(''),
      caption,
      'kg-gallery-card',
    ),
  video: ({ src, caption }) => figure(`<video src="${escaped(src)}"></video>`, caption),
  audio: ({ src, title }) => figure(`<audio src="${escaped(src)}"></audio>`, escaped(title)),
  file: ({ src, fileTitle, fileName, fileCaption }) =>
    `<div class="kg-file-card"><a href="${escaped(src)}">${escaped(fileTitle || fileName)}</a></div><p>${escaped(fileCaption)}</p>`,
  embed: ({ url, html: code, caption }) => figure(html(code).includes('<iframe') ? html(code) : `<p>${escaped(url)}</p>`, caption),
  bookmark: ({ url, metadata, caption }) => {
    const { title, description } = isCard(metadata) ? metadata : {}
    return `<p><a href="${escaped(url)}">${escaped(title || url)}</a></p><p>${escaped(description)}</p><p>${html(caption)}</p>`
  },
  button: ({ buttonText, buttonUrl }) => button(buttonText, buttonUrl),
  callout: ({ calloutEmoji, calloutText }) => `<div class="kg-callout-card"><p>${escaped(calloutEmoji)} ${html(calloutText)}</p></div>`,
  codeblock: ({ code, language, caption }) =>
    `<pre><code class="language-${escaped(language)}">${escaped(code)}</code></pre><p>${html(caption)}</p>`,
  html: ({ html: code }) => html(code),
  // Where Ghost has not rendered it: as it was written.
  markdown: ({ markdown }) => `<div data-line-breaks>${escaped(markdown)}</div>`,
  toggle: ({ heading, content }) => `<h4>${html(heading)}</h4><div>${html(content)}</div>`,
  header: ({ header, subheader, buttonText, buttonUrl }) =>
    `<h2>${html(header)}</h2><p>${html(subheader)}</p>${button(buttonText, buttonUrl)}`,
  product: ({ productTitle, productDescription, productImageSrc, productButton, productUrl }) =>
    `${picture({ src: productImageSrc })}<h4>${html(productTitle)}</h4><div>${html(productDescription)}</div>${button(productButton, productUrl)}`,
  'call-to-action': ({ textValue, buttonText, buttonUrl, imageUrl, sponsorLabel }) =>
    `<div>${html(sponsorLabel)}</div>${picture({ src: imageUrl })}<div>${html(textValue)}</div>${button(buttonText, buttonUrl)}`,
  signup: ({ header, subheader, disclaimer }) => `<h4>${html(header)}</h4><p>${html(subheader)}</p><p>${html(disclaimer)}</p>`,
  horizontalrule: () => '<hr>',
}

const ALIASES: Readonly<Record<string, string>> = {
  hr: 'horizontalrule',
  code: 'codeblock',
  'image-card': 'image',
  'card-markdown': 'markdown',
  'markdown-card': 'markdown',
}
/** What a members' letter shows, and no page. */
const LETTERS = new Set(['email', 'email-cta', 'paywall'])
/** Come as words and links: how they looked, and what else they say of themselves, is in the report. */
const REDRAWN = new Set([
  'markdown',
  'card-markdown',
  'markdown-card',
  'toggle',
  'header',
  'product',
  'bookmark',
  'signup',
  'call-to-action',
])

/** A card as HTML. Of one that nobody knows the texts are kept, and what it says of itself is noted. */
export function cardToHtml(name: string, card: Card, notes: (note: Note) => void): string {
  const read = CARDS[ALIASES[name] ?? name]
  if (read) {
    if (REDRAWN.has(name)) notes(note('block-unknown', name, JSON.stringify(card)))
    return read(card)
  }
  if (LETTERS.has(name)) {
    notes(note('block-dynamic', name, JSON.stringify(card)))
    return ''
  }
  notes(note('block-unknown', name, JSON.stringify(card)))
  return Object.entries(card)
    .flatMap(([field, value]) =>
      /text|html|heading|title|description|content|markdown/i.test(field) && typeof value === 'string' ? [`<div>${value}</div>`] : [],
    )
    .join('')
}
