import { isTimeZone } from '../../content/time.ts'
import type { Fitting } from '../fitting.ts'
import type { MovedRecord } from '../record.ts'
import { rowsOf, type GhostData } from './ghostData.ts'
import type { GhostFiles } from './ghostFiles.ts'
import { networkLinks } from './ghostPeople.ts'

export type GhostSettings = ReadonlyMap<string, string>

/** What a site says of itself that no setting of ours holds. Its language is told, not taken: that of a new site is English, whatever it is written in. */
const UNPLACED =
  'lang locale default_locale cover_image icon accent_color meta_title meta_description og_title og_description og_image twitter_title twitter_description twitter_image ghost_head ghost_foot codeinjection_head codeinjection_foot announcement_content'.split(
    ' ',
  )

/** The settings of ours that those of Ghost name. */
export function ghostSite(settings: GhostSettings, files: GhostFiles, { fit, leave }: Fitting) {
  const said = (...fields: string[]): string => fields.map((field) => settings.get(field) ?? '').find(Boolean) ?? ''
  for (const field of UNPLACED) leave(field, said(field))
  const logo = files.find({ addresses: [said('logo')] })
  if (logo?.sort !== 'picture') leave('logo', said('logo'))
  const timeZone = said('timezone', 'active_timezone')
  if (!isTimeZone(timeZone)) leave('timezone', timeZone)
  return {
    name: fit('name', said('title'), 80),
    tagline: fit('tagline', said('description'), 160),
    ...(isTimeZone(timeZone) && { timeZone }),
    logo: logo?.sort === 'picture' ? logo.id : null,
    social: networkLinks(said, leave),
  }
}

/** Read, or kept by Ghost for itself: who may do what, what was done, older versions. */
const READ = new Set(
  'posts posts_meta posts_tags posts_authors tags users settings roles roles_users permissions permissions_roles permissions_users permissions_apps migrations migrations_lock actions brute sessions jobs tokens mobiledoc_revisions post_revisions collections_posts members_newsletters posts_products newsletters_members products_benefits members_products clients client_trusted_domains accesstokens refreshtokens api_keys app_settings app_fields apps'.split(
    ' ',
  ),
)

/** What else an export holds, by table: letters, tiers, snippets. */
export function* unreadTables(data: GhostData, file: string): Generator<MovedRecord> {
  for (const table of Object.keys(data)) {
    const rows = rowsOf(data, table).length
    if (rows > 0 && !READ.has(table))
      yield {
        is: 'left-out',
        leftOut: { origin: { type: 'table', id: table, place: file }, title: table, because: 'no-place', detail: String(rows) },
      }
  }
}
