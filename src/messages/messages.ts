import { adminDocs } from './adminDocs.ts'
import { cli } from './cli.ts'
import { denials } from './denials.ts'
import { errors } from './errors.ts'
import type { Locale } from './locale.ts'
import { media } from './media.ts'
import { preview } from './preview.ts'
import { refusals } from './refusals.ts'
import { search } from './search.ts'
import { signIn } from './signIn.ts'
import { site } from './site.ts'

const rooms = { adminDocs, cli, denials, errors, media, preview, refusals, search, signIn, site }

/** A room that lacks a sentence in English does not compile: its file holds the two against each other. */
export type Messages = { readonly [Room in keyof typeof rooms]: (typeof rooms)[Room]['it'] }

const said = (language: Locale) =>
  Object.fromEntries(Object.entries(rooms).map(([room, words]) => [room, words[language]])) as unknown as Messages // each room by its name

const messages = { it: said('it'), en: said('en') }

/** Every sentence that pages, the server and the terminal say, in a language. The back office has its own: see `admin/adminMessages.ts`. */
export const messagesIn = (locale: Locale): Messages => (locale === 'en' ? messages.en : messages.it)
