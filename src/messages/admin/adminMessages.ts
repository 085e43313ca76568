import { audit } from './audit.ts'
import { entry } from './entry.ts'
import { frame } from './frame.ts'
import { media } from './media.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'

/** Every sentence of the back office, by the room of `src/admin` that says it. Loaded by editors only. */
export const adminMessages = {
  it: { audit: audit.it, entry: entry.it, frame: frame.it, media: media.it, people: people.it, profile: profile.it },
  en: { audit: audit.en, entry: entry.en, frame: frame.en, media: media.en, people: people.en, profile: profile.en },
}

export type AdminMessages = (typeof adminMessages)['it']
