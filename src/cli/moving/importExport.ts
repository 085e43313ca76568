import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { StartFault } from '../startFault.ts'
import { importMagazine, type ImportOptions } from './importMagazine.ts'
import type { StartWatch } from './moveWatch.ts'
import type { ExportRequest } from './openExport.ts'
import { startReader } from './startReader.ts'

/** Of those that can be chosen, so many are named, those with most texts first. */
const MOST_NAMED = 30

type WithoutCommon<Request> = Request extends unknown ? Omit<Request, 'sections' | 'fallback' | 'scratch' | 'now'> : never

/** Brings in a magazine out of what another system exported, which a thread of its own reads. */
export async function importExport(
  context: CommandContext,
  options: Arguments<ImportOptions & { sections: 'string' }>['options'],
  request: WithoutCommon<ExportRequest>,
  /** Folders and archives of the export itself, where files may stand too. */
  besides: readonly string[] = [],
  startWatch?: StartWatch,
): Promise<void> {
  const t = context.messages.moving
  const reader = startReader()
  const sections = readSections(options.sections)
  try {
    await importMagazine(
      context,
      options,
      async ({ takeFile, scratch, now }) => {
        const found = await reader.open({ ...request, sections, fallback: t.fallback, scratch, now }, takeFile)
        const known = found.groups.map(({ slug }) => slug)
        const unknown = [...(sections ?? [])].find((slug) => !known.includes(slug))
        if (unknown !== undefined) throw new StartFault(t.badSection(unknown, known.slice(0, MOST_NAMED).join(', ')))
        context.say(t.found(found.name, found.texts, found.files))
        context.say(t.mapping(found.sections.join(', '), found.tags))
        return found
      },
      besides,
      startWatch,
    )
  } finally {
    await reader.close()
  }
}

/** What is to be a section here, as it was typed; null if nobody chose. */
const readSections = (given: string | undefined): ReadonlySet<string> | null =>
  given === undefined
    ? null
    : new Set(
        given
          .split(',')
          .map((slug) => slug.trim())
          .filter(Boolean),
      )
