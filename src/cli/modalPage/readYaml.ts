/** The value of a file that another program exported: mappings, lists and scalars. */
export type Yaml = string | number | boolean | null | readonly Yaml[] | { readonly [name: string]: Yaml }

interface Line {
  readonly indent: number
  readonly text: string
}

/**
 * Reads YAML as Drupal exports its configuration: nested mappings and lists, plain and quoted scalars, block texts. Anything else (anchors, flow
 * mappings with content, several documents) throws, because a guess would import what nobody wrote.
 */
export function readYaml(source: string): Yaml {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  let at = 0

  function peek(): Line | null {
    while (at < lines.length && /^\s*(#.*)?$|^---$/.test(lines[at] ?? '')) at += 1
    const line = lines[at]
    if (line === undefined) return null
    const indent = line.length - line.trimStart().length
    return { indent, text: line.slice(indent) }
  }

  function readBlock(indent: number): Yaml {
    const first = peek()
    if (!first || first.indent < indent) return null
    return /^-( |$)/.test(first.text) ? readList(first.indent) : readMapping(first.indent)
  }

  function readList(indent: number): Yaml[] {
    const items: Yaml[] = []
    for (let line = peek(); line?.indent === indent && /^-( |$)/.test(line.text); line = peek()) {
      const rest = line.text.slice(1).trimStart()
      at += 1
      if (rest === '') items.push(readBlock(indent + 1))
      else if (/^[\w.]+:( |$)/.test(rest)) {
        // A mapping that begins on the line of its dash stands as deep as its first name.
        at -= 1
        lines[at] = ' '.repeat(indent + line.text.length - rest.length) + rest
        items.push(readBlock(indent + 1))
      } else items.push(readValue(rest, indent))
    }
    return items
  }

  function readMapping(indent: number): Yaml {
    const entries: [string, Yaml][] = []
    for (let line = peek(); line?.indent === indent; line = peek()) {
      const [, quoted, plain, rest = ''] = /^(?:'([^']+)'|([^\s'"#&*!|>{[][^:]*)):(?:\s+(.*))?$/.exec(line.text) ?? []
      const name = quoted ?? plain
      if (name === undefined) throw new Error(`line ${at + 1}: ${line.text}`)
      at += 1
      const next = rest === '' ? peek() : null
      // Lists may stand as deep as the name that they belong to.
      const isList = next?.indent === indent && /^-( |$)/.test(next.text)
      entries.push([name, rest === '' ? (isList ? readList(indent) : readBlock(indent + 1)) : readValue(rest, indent)])
    }
    return Object.fromEntries(entries)
  }

  function readValue(text: string, indent: number): Yaml {
    const block = /^([|>])([+-]?)(\d?)$/.exec(text)
    if (block) return readText(block[1] === '>', block[2] === '-', indent)
    return readScalar(text, at)
  }

  function readText(isFolded: boolean, isStripped: boolean, indent: number): string {
    const taken: string[] = []
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? ''
      if (line.trim() !== '' && line.length - line.trimStart().length <= indent) break
      taken.push(line)
    }
    const depth = Math.min(...taken.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length))
    const text = taken.map((line) => line.slice(depth)).join(isFolded ? ' ' : '\n')
    return isStripped ? text.trimEnd() : `${text.trimEnd()}\n`
  }

  const value = readBlock(0)
  if (peek()) throw new Error(`line ${at + 1}: ${lines[at] ?? ''}`)
  return value
}

function readScalar(text: string, at: number): Yaml {
  if (/^'(?:[^']|'')*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'")
  // Double quotes are JSON's, but for a few escapes that Drupal's exporter does not write.
  if (/^".*"$/.test(text)) return JSON.parse(text) as string
  if (/^(\{\s*\}|\[\s*\])$/.test(text)) return text.startsWith('{') ? {} : []
  if (/^[&*!{["'%@`]/.test(text)) throw new Error(`line ${at}: ${text}`)
  const plain = text.replace(/\s+#.*$/, '').trim()
  if (/^(true|false)$/i.test(plain)) return plain.toLowerCase() === 'true'
  if (/^(null|~|)$/i.test(plain)) return null
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(plain) ? Number(plain) : plain
}
