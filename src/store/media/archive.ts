import { extname } from 'node:path'
import { openPromise } from 'yauzl'
import { FILE_EXTENSIONS, type MediaType } from '../../content/kinds/media.ts'
import type { MediaRefusal } from '../../content/mediaLimits.ts'

/** What may not be in an archive, and what is then said of it. */
interface Rule {
  readonly isForbidden: (name: string) => boolean
  readonly refusal: MediaRefusal
}

const MAX_ENTRIES = 10_000

/** Where the programs of an office document are: of Microsoft's in one file, whatever its folder; of OpenDocument's in two folders. */
const MACROS = /(?:^|\/)vbaProject\.bin$|^(?:Basic|Scripts)\//i
const noMacros: Rule = { isForbidden: (name) => MACROS.test(name), refusal: 'macros' }

/** What could be handed out by itself, but another archive. A reader's machine opens it by its name, so its name is what counts. */
const CONTENTS: ReadonlySet<string> = new Set([...Object.values(FILE_EXTENSIONS), 'jpg'].filter((end) => end !== 'zip'))
/** What a Mac adds to an archive. */
const ADDED_BY_MAC = /(?:^|\/)\.DS_Store$|^__MACOSX\//
const onlyMedia: Rule = {
  isForbidden: (name) => !name.endsWith('/') && !ADDED_BY_MAC.test(name) && !CONTENTS.has(extname(name).slice(1).toLowerCase()),
  refusal: 'archive-contents',
}

const RULES: Partial<Record<MediaType, Rule>> = {
  'application/vnd.oasis.opendocument.text': noMacros,
  'application/vnd.oasis.opendocument.spreadsheet': noMacros,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': noMacros,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': noMacros,
  'application/zip': onlyMedia,
}

/** Why a file that is an archive inside may not be handed out; null if it may, or is none. */
export async function refuseArchive(path: string, type: MediaType): Promise<MediaRefusal | null> {
  const rule = RULES[type]
  if (!rule) return null
  try {
    const archive = await openPromise(path, { lazyEntries: true })
    if (archive.entryCount > MAX_ENTRIES) {
      archive.close()
      return 'archive-contents'
    }
    let refusal: MediaRefusal | null = null
    // To the last, which closes it.
    for await (const entry of archive.eachEntry()) {
      if (entry.isEncrypted()) refusal ??= 'archive-contents'
      if (rule.isForbidden(entry.fileName)) refusal ??= rule.refusal
    }
    return refusal
  } catch (error) {
    // The disk's own faults have a code.
    if (error instanceof Error && 'code' in error) throw error
    return 'unreadable'
  }
}
