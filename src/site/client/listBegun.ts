import { minutesInWords } from '../reading/minutesInWords.ts'
import { readEntries, type ReadingEntry } from '../reading/readingList.ts'

const SHOWN = 3

/** Shows the articles that the reader has begun, the last one first, where the page has left room for them. */
export function listBegun(page: Document, storage: Storage): void {
  const room = page.querySelector<HTMLElement>('.js-begun')
  const template = room?.querySelector('template')
  if (!room || !template) return
  const language = page.documentElement.lang
  const itemOf = ({ path, title, minutes }: ReadingEntry): HTMLElement => {
    const item = page.createElement('li')
    const link = page.createElement('a')
    const left = page.createElement('span')
    link.href = path
    link.textContent = title
    left.textContent = minutesInWords(room.dataset['left'] ?? '*', minutes, language)
    item.append(link, left)
    return item
  }
  const show = () => {
    const begun = readEntries(storage)
      .filter(({ block }) => block > 0)
      .slice(0, SHOWN)
    // The first script has said it, unless another tab has changed it since. Whatever the root says anew, the whole page is styled anew for.
    const { style } = page.documentElement
    if (Number(style.getPropertyValue('--begun')) !== begun.length) style.setProperty('--begun', String(begun.length))
    const section = template.content.cloneNode(true) as DocumentFragment // what a template holds
    section.querySelector('ul')?.append(...begun.map(itemOf))
    room.replaceChildren(template, ...(begun.length > 0 ? [section] : []))
  }
  show()
  addEventListener('storage', show)
}
