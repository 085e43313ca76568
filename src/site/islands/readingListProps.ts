import type { Locale } from '../../messages/locale.ts'

/** Every sentence of the page of what is to be read: an island loads no messages. */
export interface ReadingListProps {
  readonly language: Locale
  readonly labels: {
    readonly empty: string
    /** With an asterisk in place of the minutes. */
    readonly left: string
    readonly whole: string
    readonly remove: string
    readonly removed: string
    readonly undo: string
  }
}
