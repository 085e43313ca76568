import { fromWallTime, toInstant, type Instant } from '../../content/time.ts'
import { fieldOf, type WxrEntry } from './readWxr.ts'

/** When an item was published, or will be; of a draft, when it was begun. */
export const writtenAtOf = (entry: WxrEntry): Instant | null => dateOf(entry, 'post_date_gmt', 'post_date')

/** When an item was changed last; older exports do not say it. */
export const modifiedAtOf = (entry: WxrEntry): Instant | null => dateOf(entry, 'post_modified_gmt', 'post_modified')

/** The moment that an item names, by Greenwich or, failing that, by the clock on the wall of its newsroom. */
function dateOf(entry: WxrEntry, gmt: string, local: string): Instant | null {
  const utc = Date.parse(`${fieldOf(entry, gmt).trim().replace(' ', 'T')}Z`)
  if (utc > 0) return toInstant(new Date(utc))
  const wall = fieldOf(entry, local).trim().replace(' ', 'T')
  return Date.parse(`${wall}Z`) > 0 ? fromWallTime(wall) : null
}
