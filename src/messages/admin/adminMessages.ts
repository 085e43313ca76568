import { editor } from './editor.ts'
import { entry } from './entry.ts'
import { frame } from './frame.ts'
import { media } from './media.ts'

/** Every sentence of the back office, by the room of `src/admin` that says it. Loaded by editors only. */
export const adminMessages = {
  it: {
    editor: editor.it,
    entry: entry.it,
    frame: frame.it,
    media: media.it,
  },
  en: {
    editor: editor.en,
    entry: entry.en,
    frame: frame.en,
    media: media.en,
  },
}

export type AdminMessages = (typeof adminMessages)['it']
