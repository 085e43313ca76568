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

/** Where the words of a text begin and end; false if that takes looking at whole characters. `isJoined`: an apostrophe between letters parts none. */
function scanWords(text: string, isJoined: boolean, onWord: (start: number, end: number) => void): boolean {
  let start = -1
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    const sort = sortOf(unit)
    if (sort === HALF) return false
    if (sort === PART) {
      if (start < 0) start = at
    } else if (start >= 0) {
      const isApostrophe = unit === 0x27 || unit === 0x2019
      if (isJoined && isApostrophe && at + 1 < text.length && sortOf(text.charCodeAt(at + 1)) === PART) continue
      onWord(start, at)
      start = -1
    }
  }
  if (start >= 0) onWord(start, text.length)
  return true
}

/**
 * The runs of letters and digits in a text. Every text that is published or searched is split some times over, and looking at each character
 * by itself takes a quarter of what a regular expression does.
 */
export function splitWords(text: string): string[] {
  const words: string[] = []
  const isWhole = scanWords(text, false, (start, end) => words.push(text.slice(start, end)))
  return isWhole ? words : (text.match(PLAIN) ?? [])
}

/** How many words a text has; an apostrophe between letters parts none. */
export function countWords(text: string): number {
  let count = 0
  const isWhole = scanWords(text, true, () => (count += 1))
  return isWhole ? count : (text.match(JOINED)?.length ?? 0)
}

/** The words that are counted. */
export function joinedWords(text: string): string[] {
  const words: string[] = []
  const isWhole = scanWords(text, true, (start, end) => words.push(text.slice(start, end)))
  return isWhole ? words : (text.match(JOINED) ?? [])
}
