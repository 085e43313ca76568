import { attributeOf, isElement, type Element, type Node } from './element.ts'

/** A formula as somebody typed it in TeX, if it says so; else its signs, one after another. */
export function formulaText(math: Element): string {
  const signs: string[] = []
  const waiting: Node[] = math.childNodes.toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!isElement(next)) signs.push('value' in next ? next.value : '')
    else if (next.tagName !== 'annotation') waiting.push(...next.childNodes.toReversed())
    else if (/tex/i.test(attributeOf(next, 'encoding') ?? '')) return formulaText(next)
  }
  return signs.join('')
}
