import { LineCounter, parseDocument } from 'yaml'

/** A value in a file that another program exported. */
export type Yaml = string | number | boolean | null | readonly Yaml[] | { readonly [name: string]: Yaml }

/** One configuration: names and values. */
export type Exported = Readonly<Record<string, Yaml>>

/** Why a file cannot be read, as far as whoever has to mend it is concerned. */
export type YamlFault = 'indent' | 'tab' | 'twice' | 'unclosed' | 'documents' | 'not-names' | 'other'

export type ReadYaml =
  | { readonly ok: true; readonly value: Exported }
  | { readonly ok: false; readonly line: number; readonly fault: YamlFault }

/** By the codes of the parser, whose own sentences are in English and for programmers. */
const FAULTS: Readonly<Record<string, YamlFault>> = {
  BAD_INDENT: 'indent',
  MULTILINE_IMPLICIT_KEY: 'indent',
  BLOCK_AS_IMPLICIT_KEY: 'indent',
  TAB_AS_INDENT: 'tab',
  DUPLICATE_KEY: 'twice',
  MISSING_CHAR: 'unclosed',
  MULTIPLE_DOCS: 'documents',
}

/** Reads a configuration as Drupal exports it, or says on which line it cannot be read, and why. */
export function readYaml(text: string): ReadYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [error] = [...document.errors, ...document.warnings]
  if (error) return { ok: false, line: lines.linePos(error.pos[0]).line, fault: FAULTS[error.code] ?? 'other' }
  const value = valueOf(document)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { ok: false, line: 1, fault: 'not-names' }
  return { ok: true, value: value as Exported } // the core schema of YAML gives nothing but what `Yaml` says
}

function valueOf(document: ReturnType<typeof parseDocument>): unknown {
  try {
    // No export names a value to repeat it; a file that does may be small and mean gigabytes.
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return null
  }
}
