import { popupSchema } from '../../content/kinds/popup.ts'
import { parse, sentenceFor } from '../../content/parse.ts'
import { text } from './exportedValue.ts'
import type { ImportParts } from './importParts.ts'
import { importSettings } from './importSettings.ts'
import { mapModal } from './mapModal.ts'
import { sayLines } from './mappedLine.ts'
import { readYaml, type Exported } from '../../moving/readYaml.ts'

export interface ExportedFile {
  readonly name: string
  readonly text: string
}

/** How many announcements were made, or would be; null where a file could not be read, and nothing was done. */
export type Imported = number | null

const SETTINGS = /^modal_page\.settings\.ya?ml$/

/**
 * Makes announcements of the modals that the Drupal module exported, under the same identifiers, takes over its settings, and says line by line what
 * became of each field. What is there already is left as it is, so a second run changes nothing. All files are read before anything is written.
 */
export async function importModals(files: readonly ExportedFile[], parts: ImportParts): Promise<Imported> {
  const { messages: t, say } = parts
  const read: { readonly name: string; readonly value: Exported }[] = []
  for (const { name, text: source } of files) {
    const found = readYaml(source)
    if (!found.ok) say(t.unreadable(name, found.line, t.faults[found.fault]))
    else if (!SETTINGS.test(name) && text(found.value['id']) === '') say(t.unreadable(name, 1, t.faults['no-id']))
    else read.push({ name, value: found.value })
  }
  if (read.length < files.length) return null
  let made = 0
  for (const { name, value } of read) {
    if (SETTINGS.test(name)) await importSettings(name, value, parts)
    else if (await importOne(name, value, parts)) made += 1
  }
  return made
}

async function importOne(name: string, modal: Exported, parts: ImportParts): Promise<boolean> {
  const { newsroom, actor, isKnown, isDryRun, messages: t, say } = parts
  const { content, isPublished, isForMembers, lines } = mapModal(modal)
  const parsed = parse(popupSchema, content)
  say(t.modal(name, content.id))
  sayLines(lines, parts)
  if (!parsed.ok) {
    for (const problem of parsed.problems) say(t.invalid(problem.path.join('.'), sentenceFor(problem, 'it')))
    return false
  }
  if (await isKnown(content.id)) {
    say(t.known)
    return false
  }
  // Whoever had to sign in to see it did so for a reason: nobody but an editor can say that it is for everybody.
  if (isForMembers) say(t.forMembers)
  if (isDryRun) return true
  const created = await newsroom.create(actor, 'popup', content)
  if (!created.ok) {
    say(t.refused(created.reason))
    return false
  }
  // What is not published there stays a draft here; what is over by now cannot be published any more.
  if (isPublished && !isForMembers) {
    const published = await newsroom.publish(actor, 'popup', created.value.id, 1)
    if (!published.ok) say(t.draft)
  }
  return true
}
