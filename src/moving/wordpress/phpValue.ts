/** What PHP's `serialize` writes: texts, numbers, yes and no, nothing, and lists by name. */
export type PhpValue = string | number | boolean | null | ReadonlyMap<string, PhpValue>

const MOST_DEPTH = 20

/** Reads what WordPress keeps of a plugin or a picture; undefined if it is nothing that `serialize` writes, or holds an object. Lengths are of bytes. */
export function readPhpValue(text: string): PhpValue | undefined {
  const bytes = Buffer.from(text)
  let at = 0

  function until(sign: string): string {
    const end = bytes.indexOf(sign, at)
    if (end < 0) throw new NotPhp()
    const found = bytes.toString('utf8', at, end)
    at = end + 1
    return found
  }

  function expect(signs: string): void {
    if (bytes.toString('latin1', at, at + signs.length) !== signs) throw new NotPhp()
    at += signs.length
  }

  function readText(): string {
    const length = Number(until(':'))
    if (!Number.isInteger(length) || length < 0 || at + length + 3 > bytes.length) throw new NotPhp()
    expect('"')
    const found = bytes.toString('utf8', at, at + length)
    at += length
    expect('";')
    return found
  }

  function read(depth: number): PhpValue {
    const sort = bytes.toString('latin1', at, at + 2)
    at += 2
    if (sort === 'N;') return null
    if (sort === 'b:') return until(';') === '1'
    if (sort === 'i:' || sort === 'd:') return Number(until(';'))
    if (sort === 's:') return readText()
    if (sort !== 'a:' || depth >= MOST_DEPTH) throw new NotPhp()
    const count = Number(until(':'))
    expect('{')
    const list = new Map<string, PhpValue>()
    for (let index = 0; index < count; index += 1) list.set(readName(depth), read(depth + 1))
    expect('}')
    return list
  }

  function readName(depth: number): string {
    const name = read(depth + 1)
    if (typeof name === 'string' || typeof name === 'number') return String(name)
    throw new NotPhp()
  }

  try {
    return read(0)
  } catch (error) {
    if (error instanceof NotPhp) return undefined
    throw error
  }
}

/** The value under these names, one below the other. */
export function phpValueAt(value: PhpValue | undefined, ...names: readonly string[]): PhpValue | undefined {
  let found = value
  for (const name of names) found = found instanceof Map ? (found as ReadonlyMap<string, PhpValue>).get(name) : undefined // PHP's lists are all of these
  return found
}

class NotPhp extends Error {}
