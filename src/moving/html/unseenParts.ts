import { note, type Note } from '../note.ts'
import { attributeOf, isElement, sourceOf, textIn, type Element } from './element.ts'

/** What an element says where nobody reads it, and no block of ours can say: words that show when somebody points at it, the address of a quotation. */
export function unseenAttributes(element: Element): Note[] {
  return element.attrs.flatMap(({ name, value }) => {
    const words = value.trim().slice(0, 300)
    if (words && (name === 'cite' || name === 'longdesc')) return [note('quoted-from', words)]
    return words && name === 'title' ? hoverText(element, words) : []
  })
}

/** Often it only repeats what is there to read; and a frame, or a place in an image map, is called so here too. */
function hoverText(element: Element, words: string): Note[] {
  if (element.tagName === 'iframe' || element.tagName === 'area') return []
  const text = textIn(element)?.slice(0, 300) ?? ''
  const plain = (one: string) => one.replace(/\s+/g, ' ').trim().toLowerCase()
  if ([text, attributeOf(element, 'alt') ?? ''].some((seen) => plain(seen) === plain(words))) return []
  // Not with all that stands in it: that may be the whole text.
  return [note('hover-text', words, sourceOf(withText(element, text)))]
}

function withText(element: Element, text: string): Element {
  const copy: Element = { ...element, childNodes: [] }
  copy.childNodes.push({ nodeName: '#text', value: text, parentNode: copy })
  return copy
}

/** The links of an image map, each as a link of words. */
export function imageMapLinks(map: Element): Element[] {
  const areas: Element[] = []
  const waiting = map.childNodes.filter(isElement)
  for (const next of waiting) {
    if (next.tagName === 'area') areas.push(next)
    waiting.push(...next.childNodes.filter(isElement))
  }
  return areas.flatMap((area) => {
    const href = attributeOf(area, 'href')?.trim()
    const words = attributeOf(area, 'alt')?.trim() || attributeOf(area, 'title')?.trim() || href
    if (!href || !words) return []
    return [withText({ ...area, nodeName: 'a', tagName: 'a', attrs: [{ name: 'href', value: href }] }, words)]
  })
}
