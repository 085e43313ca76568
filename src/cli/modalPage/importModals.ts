import { popupSchema } from '../../content/kinds/popup.ts'
import type { Newsroom } from '../../content/newsroom/newsroom.ts'
import { parse, sentenceFor } from '../../content/parse.ts'
import type { User } from '../../content/user.ts'
import type { Messages } from '../../messages/it.ts'
import { mapModal } from './mapModal.ts'
import { readYaml } from './readYaml.ts'

interface ImportParts {
  readonly newsroom: Pick<Newsroom, 'create' | 'publish'>
  readonly actor: User
  /** Is there an announcement of this identifier? */
  readonly isKnown: (id: string) => Promise<boolean>
  readonly isDryRun: boolean
  readonly messages: Messages['cli']['importing']
  readonly say: (line: string) => void
}

export interface ExportedFile {
  readonly name: string
  readonly text: string
}

/**
 * Makes announcements of the modals that the Drupal module exported, under the same identifiers, and says line by line what became of each field. One
 * that is there already is left as it is, so a second run changes nothing. Says how many were made, or would be.
 */
export async function importModals(files: readonly ExportedFile[], parts: ImportParts): Promise<number> {
  let made = 0
  for (const file of files) if (await importOne(file, parts)) made += 1
  return made
}

async function importOne(
  { name, text }: ExportedFile,
  { newsroom, actor, isKnown, isDryRun, messages: t, say }: ImportParts,
): Promise<boolean> {
  const modal = readExported(text)
  if (!modal) {
    say(t.unreadable(name))
    return false
  }
  const { content, isPublished, lines } = mapModal(modal)
  const parsed = parse(popupSchema, content)
  say(t.modal(name, content.id))
  for (const line of lines) say(line.to === null ? t.unmapped(line.name) : t.mapped(line.name, line.to, line.note ?? ''))
  if (!parsed.ok) {
    for (const problem of parsed.problems) say(t.invalid(problem.path.join('.'), sentenceFor(problem, 'it')))
    return false
  }
  if (await isKnown(content.id)) {
    say(t.known)
    return false
  }
  if (isDryRun) return true
  const created = await newsroom.create(actor, 'popup', content)
  if (!created.ok) {
    say(t.refused(created.reason))
    return false
  }
  // What is not published there stays a draft here; what is over by now cannot be published any more.
  if (isPublished) {
    const published = await newsroom.publish(actor, 'popup', created.value.id, 1)
    if (!published.ok) say(t.draft)
  }
  return true
}

function readExported(text: string) {
  try {
    const value = readYaml(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value
      ? (value as Parameters<typeof mapModal>[0])
      : null // a mapping
  } catch {
    return null
  }
}
