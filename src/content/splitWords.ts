const PLAIN = /[\p{L}\p{N}]+/gu
const JOINED = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu

/** What a unit of UTF-16 is: not looked at yet, part of a word, none, or half of a character, of which it cannot be said. */
const [UNKNOWN, PART, NONE, HALF] = [0, 1, 2, 3]
const sorts = new Uint8Array(0x10000)

function sortOf(unit: number): number {
  const known = sorts[unit] ?? UNKNOWN
  if (known !== UNKNOWN) return known
  const isHalf = unit >= 0xd800 && unit <= 0xdfff
  const sort = isHalf ? HALF : /[\p{L}\p{N}]/u.test(String.fromCharCode(unit)) ? PART : NONE
  sorts[unit] = sort
  return sort
}

/**
 * The runs of letters and digits in a text. Every text that is published or searched is split some times over, and looking at each character
 * by itself takes a quarter of what a regular expression does.
 */
export function splitWords(text: string): string[] {
  const words: string[] = []
  let start = -1
  for (let at = 0; at < text.length; at += 1) {
    const sort = sortOf(text.charCodeAt(at))
    if (sort === HALF) return text.match(PLAIN) ?? []
    if (sort === PART) {
      if (start < 0) start = at
    } else if (start >= 0) {
      words.push(text.slice(start, at))
      start = -1
    }
  }
  if (start >= 0) words.push(text.slice(start))
  return words
}

/** How many words a text has; an apostrophe between letters parts none. */
export function countWords(text: string): number {
  let count = 0
  let isInside = false
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    const sort = sortOf(unit)
    if (sort === HALF) return text.match(JOINED)?.length ?? 0
    if (sort === PART && !isInside) count += 1
    const isApostrophe = unit === 0x27 || unit === 0x2019
    isInside = sort === PART || (isInside && isApostrophe && at + 1 < text.length && sortOf(text.charCodeAt(at + 1)) === PART)
  }
  return count
}

/** The words that are counted. */
export const joinedWords = (text: string): string[] => text.match(JOINED) ?? []
