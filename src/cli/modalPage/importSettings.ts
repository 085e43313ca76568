import { popupSettingsSchema } from '../../content/kinds/settings.ts'
import type { ImportParts } from './importParts.ts'
import { sayLines } from './mappedLine.ts'
import { mapSettings, settingsToChange } from './mapSettings.ts'
import type { Exported } from '../../moving/readYaml.ts'

/** Takes over the module's settings where nobody here has chosen otherwise, and says what became of each. */
export async function importSettings(name: string, settings: Exported, parts: ImportParts): Promise<void> {
  const { newsroom, actor, isDryRun, messages: t, say } = parts
  const { content, lines } = mapSettings(settings)
  say(t.settings(name))
  sayLines(lines, parts)
  const listed = await newsroom.list(actor, {
    kind: 'popupSettings',
    sort: { by: 'createdAt', isDescending: false },
    limit: 1,
    offset: 0,
  })
  const id = listed.ok ? listed.value.documents[0]?.id : undefined
  const found = id === undefined ? null : await newsroom.find(actor, 'popupSettings', id)
  const current = found?.ok ? found.value : null
  const now = current?.content ?? popupSettingsSchema.parse({})
  const change = settingsToChange(now, content)
  if (Object.keys(change).length === 0) {
    say(t.settingsKept)
    return
  }
  say(t.settingsChanged(Object.entries(change).map(([field, value]) => `${field} = ${String(value)}`)))
  if (isDryRun) return
  const next = { ...now, ...change }
  const saved = current
    ? await newsroom.save(actor, 'popupSettings', current.id, current.revision, next)
    : await newsroom.create(actor, 'popupSettings', next)
  if (!saved.ok) say(t.refused(saved.reason))
}
