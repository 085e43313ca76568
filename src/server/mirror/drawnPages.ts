import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { ContentState } from '../../content/reading/publicContent.ts'
import type { Source } from '../../store/publications/sources.ts'

/** A page that stands in its file, and what would change it. */
export interface DrawnPage {
  /** When its file was changed, in milliseconds: one of another time is not what was drawn. */
  readonly fileTime: number
  /** The media and the social cards that its text names. */
  readonly names: readonly string[]
  /** Of the first page of a list: how many there are. */
  readonly pages?: number | undefined
}

/** What a mirror knows of its pages, so that those that nothing touched need not be drawn to see that they are right. */
export interface DrawnPages {
  /** The state of the content that all of them are right in; null if nothing is known. */
  state(): ContentState | null
  /** Takes them to a later state, without those that were drawn from something that changed; null if that may be anything. */
  bringTo(state: ContentState, changed: ReadonlySet<Source> | null): void
  find(path: string): DrawnPage | undefined
  /** Hears what a page has just been drawn from. One of which it never hears is drawn every time. */
  readonly noteSources: (path: string, sources: ReadonlySet<Source>) => void
  note(path: string, page: DrawnPage): void
  forget(path: string): void
  /** All of it, as `readDrawnPages` understands it. */
  lines(): Iterable<string>
}

/** A number for the name of a source: where two have the same, a page is drawn once too often. */
const numberOf = (source: Source): number => crc32(source)

interface Known {
  page: DrawnPage | null
  readonly sources: Uint32Array
}

const headSchema = z.object({ program: z.string(), version: z.number(), from: z.iso.datetime() })
const pageSchema = z.tuple([z.string(), z.number(), z.base64(), z.array(z.string()), z.number().nullable()])

/** Knows nothing yet. `program` is what draws them: what another one drew says nothing of what this one would. */
export function createDrawnPages(program: string): DrawnPages {
  return drawnPages(program, null, new Map())
}

/** What was written down; nothing, if it cannot be read or is of another program. */
export async function readDrawnPages(file: string, program: string): Promise<DrawnPages> {
  try {
    const [head = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n')
    const { program: drewThem, ...state } = headSchema.parse(JSON.parse(head))
    if (drewThem !== program) return createDrawnPages(program)
    const known = new Map<string, Known>()
    const pages = drawnPages(program, state, known)
    for (const line of lines) {
      const [path, fileTime, sources, names, most] = pageSchema.parse(JSON.parse(line))
      known.set(path, { page: null, sources: new Uint32Array(new Uint8Array(Buffer.from(sources, 'base64')).buffer) })
      pages.note(path, { fileTime, names, pages: most ?? undefined })
    }
    return pages
  } catch {
    return createDrawnPages(program)
  }
}

function drawnPages(program: string, since: ContentState | null, known: Map<string, Known>): DrawnPages {
  let state = since
  // Thousands of pages name the same pictures.
  const names = new Map<string, string>()
  const once = (name: string): string => names.get(name) ?? (names.set(name, name), name)

  return {
    state: () => state,
    bringTo(next, changed) {
      const numbers = changed && new Set([...changed].map(numberOf))
      for (const [path, { sources }] of known) if (!numbers || sources.some((source) => numbers.has(source))) known.delete(path)
      state = { version: next.version, from: next.from }
    },
    find: (path) => known.get(path)?.page ?? undefined,
    noteSources: (path, sources) => void known.set(path, { page: null, sources: Uint32Array.from([...sources].map(numberOf)) }),
    note(path, page) {
      const drawn = known.get(path)
      if (drawn) drawn.page = { ...page, names: page.names.map(once) }
    },
    forget: (path) => void known.delete(path),
    *lines() {
      if (state) yield `${JSON.stringify({ program, ...state })}\n`
      for (const [path, { page, sources }] of known) {
        if (!page) continue
        const encoded = Buffer.from(sources.buffer, sources.byteOffset, sources.byteLength).toString('base64')
        yield `${JSON.stringify([path, page.fileTime, encoded, page.names, page.pages ?? null])}\n`
      }
    },
  }
}
