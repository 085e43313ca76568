import { readFileSync } from 'node:fs'
import { Marked } from 'marked'

// docs/guida-redazione.md as a module of the back office: its parts, each with its heading and its HTML. Editors load it when they open it.

/** @typedef {{ id: string, level: number, title: string, html: string, text: string }} GuidePart */

/** @returns {import('vite').Plugin} */
export function guidePlugin() {
  return {
    name: 'edicola-guide',
    load(id) {
      if (!id.endsWith('/docs/guida-redazione.md')) return null
      const { parts, images } = readGuide(readFileSync(id, 'utf8'))
      const imports = images.map((path, place) => `import image${place} from ${JSON.stringify(`./${path}`)}\n`)
      const written = JSON.stringify(parts).replace(/%image(\d+)%/g, '" + image$1 + "')
      return `${imports.join('')}export const parts = ${written}`
    },
  }
}

/**
 * The parts of a guide, and the pictures that its HTML names by their place: `%image0%`. What leads to another file of the repository is only words here.
 * @param {string} markdown
 * @returns {{ parts: GuidePart[], images: string[] }}
 */
export function readGuide(markdown) {
  /** @type {string[]} */
  const images = []
  const reader = new Marked({
    renderer: {
      image: ({ href, text }) => `<img src="%image${images.push(href) - 1}%" alt="${escaped(text)}" loading="lazy">`,
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        return /^https?:/.test(href) ? `<a href="${escaped(href)}" target="_blank" rel="noopener">${words}</a>` : words
      },
      html: () => '',
    },
  })
  /** @type {GuidePart[]} */
  const parts = []
  /** @type {import('marked').Token[]} */
  let written = []
  /** @type {import('marked').Tokens.Heading | undefined} */
  let heading
  const finish = () => {
    if (heading && heading.depth > 1)
      parts.push({
        id: idOf(heading.text),
        level: heading.depth,
        title: heading.text,
        html: reader.parser(written),
        text: written.map(({ raw }) => raw).join(' '),
      })
    written = []
  }
  for (const token of reader.lexer(markdown)) {
    if (token.type !== 'heading') written.push(token)
    else {
      finish()
      heading = /** @type {import('marked').Tokens.Heading} */ (token)
    }
  }
  finish()
  return { parts, images }
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** @param {string} title */
const idOf = (title) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
