import type { Page } from '@playwright/test'

/** What a program finds in a feed or a sitemap. */
interface FeedTexts {
  /** Why it cannot be read at all; null if it can. */
  readonly fault: string | null
  /** What are words by the rules of the format. */
  readonly words: readonly string[]
  /** What is HTML by them. */
  readonly markup: readonly string[]
}

/** Reads a file that programs take, as its type says: every text of every element and attribute of XML, every text of JSON. */
export async function readFeed(page: Page, type: string, text: string): Promise<FeedTexts> {
  return type.includes('xml') ? page.evaluate(readXml, text) : readJson(text)
}

/**
 * Does what a careless program does: takes every text for HTML, each in a document of its own in which scripts run and no policy holds. What of it
 * is more than words, or more than the plain elements that a text in a feed is made of.
 */
export async function takeForHtml(page: Page, { words, markup }: FeedTexts): Promise<string[]> {
  const found = await page.evaluate(foreignIn, { words: [...new Set(words)], markup: [...new Set(markup)], plain: PLAIN })
  await page.evaluate(openAll, [...new Set([...words, ...markup])])
  return found
}

/** What `FeedBody` writes, and the attributes that it gives. */
const PLAIN = {
  elements:
    'p,h2,h3,h4,ul,ol,li,blockquote,figure,figcaption,img,video,audio,table,caption,thead,tbody,tr,th,td,pre,a,s,sub,sup,br,hr,strong,em,code'.split(
      ',',
    ),
  attributes: 'href,src,alt,title,width,height,loading,controls,start,scope,colspan,rowspan'.split(','),
}

function readJson(text: string): FeedTexts {
  const texts = { words: [] as string[], markup: [] as string[] }
  try {
    JSON.parse(text, (name, value: unknown) => {
      if (typeof value === 'string') texts[name === 'content_html' ? 'markup' : 'words'].push(value)
      return value
    })
    return { fault: null, ...texts }
  } catch (error) {
    return { fault: String(error), ...texts }
  }
}

/** Runs in the page. */
function readXml(text: string): FeedTexts {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  const isMarkup = (element: Element) => element.matches('item > description, encoded, content[type=html]')
  const leaves = [...document.querySelectorAll('*')].filter(({ childElementCount }) => childElementCount === 0)
  return {
    fault: document.querySelector('parsererror')?.textContent ?? null,
    words: [
      ...leaves.filter((leaf) => !isMarkup(leaf)).map(({ textContent }) => textContent),
      ...[...document.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes].map(({ value }) => value)),
    ],
    markup: leaves.filter(isMarkup).map(({ textContent }) => textContent),
  }
}

interface TextsToTake {
  readonly words: readonly string[]
  readonly markup: readonly string[]
  readonly plain: { readonly elements: readonly string[]; readonly attributes: readonly string[] }
}

/** Runs in the page: what a text holds besides words, once it is taken for HTML. */
function foreignIn({ words, markup, plain }: TextsToTake): string[] {
  const nodesOf = (html: string) => {
    const template = document.createElement('template')
    template.innerHTML = html
    const walker = document.createTreeWalker(template.content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT)
    const nodes: Node[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode)
    return nodes
  }
  const isPlain = (node: Node) =>
    node instanceof Element &&
    plain.elements.includes(node.localName) &&
    [...node.attributes].every(
      ({ name, value }) => plain.attributes.includes(name) && (!/^(href|src)$/.test(name) || /^(https?|mailto|tel):/.test(value)),
    )
  const told = (node: Node) => (node instanceof Element ? node.outerHTML : String(node.nodeValue)).slice(0, 200)
  return [
    ...words.flatMap((text) => nodesOf(text).map((node) => `words with ${told(node)}`)),
    ...words.filter((text) => /^\s*(javascript|vbscript|data):/i.test(text)).map((text) => `an address that runs: ${text}`),
    ...markup.flatMap((html) =>
      nodesOf(html)
        .filter((node) => !isPlain(node))
        .map((node) => `markup with ${told(node)}`),
    ),
  ]
}

/** Runs in the page: each text as a document, until all that it asked for has come or failed. */
async function openAll(texts: readonly string[]): Promise<void> {
  await Promise.all(
    texts.map(
      (text) =>
        new Promise((resolve) => {
          const frame = document.createElement('iframe')
          frame.addEventListener('load', resolve)
          frame.srcdoc = text
          document.body.append(frame)
        }),
    ),
  )
  document.body.replaceChildren()
}
