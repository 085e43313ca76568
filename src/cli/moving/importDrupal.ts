import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { StartFault } from '../startFault.ts'
import { findDrupalFiles } from './findDrupalFiles.ts'
import { importExport } from './importExport.ts'
import type { ImportOptions } from './importMagazine.ts'
import type { StartWatch } from './moveWatch.ts'

/** `import drupal PATH…`: a magazine out of the YAML that Drupal exports, in a folder or a zip. */
export async function importDrupalCommand(
  context: CommandContext,
  { options, words: paths }: Arguments<ImportOptions & { sections: 'string'; site: 'string' }>,
  startWatch?: StartWatch,
): Promise<void> {
  const found = await findDrupalFiles(paths)
  found.close()
  if (found.files.length === 0) throw new StartFault(context.messages.moving.noDrupalFile(paths.join(', ')))
  const site = (options.site ?? '').replace(/\/+$/, '')
  await importExport(context, options, { system: 'drupal', paths, site }, found.besides, startWatch)
}
