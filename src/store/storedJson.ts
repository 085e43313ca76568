/**
 * Reads JSON that the store kept. JSON spells half a character as an escape, which a store takes and no page can show: where one was let in,
 * before they were refused, readers see the sign that stands for an unreadable character.
 */
export function readStoredJson(json: string): unknown {
  if (!ESCAPED.test(json)) return JSON.parse(json)
  return JSON.parse(json, (_name, value: unknown) => (typeof value === 'string' ? value.replace(UNSTORABLE, '\ufffd') : value))
}

/** As `JSON.stringify` writes a NUL and half a character; a whole one it writes as it is. */
const ESCAPED = /\\u(0000|d[89a-f])/
const UNSTORABLE = /[\0\p{Cs}]/gu
