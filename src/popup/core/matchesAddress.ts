/**
 * Says whether a path is one that the pattern means: `*` stands for any text, anywhere, and `<front>` for the home page. Compared part by part
 * rather than by a regular expression: a line full of stars would keep one busy for hours.
 */
export function matchesAddress(pattern: string, path: string): boolean {
  const asked = plainPattern(pattern)
  const given = plainPath(path)
  const [first = '', ...rest] = asked.split('*')
  const last = rest.pop()
  if (last === undefined) return given === asked
  if (given.length < first.length + last.length || !given.startsWith(first) || !given.endsWith(last)) return false
  let at = first.length
  for (const part of rest) {
    const found = given.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= given.length - last.length
}

/** The one spelling of a pattern. */
export const plainPattern = (pattern: string): string => plainPath(pattern.trim() === '<front>' ? '/' : pattern.trim())

/** As editors write it: decoded, without the query, the slash at its end or capitals. */
function plainPath(path: string): string {
  const bare = decode(path.replace(/[?#].*$/s, '')).toLowerCase()
  return bare.replace(/(.)\/+$/s, '$1')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
