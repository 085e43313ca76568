import { articleList } from './articleList.ts'
import { articles } from './articles.ts'
import { audit } from './audit.ts'
import { authors } from './authors.ts'
import { bin } from './bin.ts'
import { previewLinks } from './previewLinks.ts'
import { calendar } from './calendar.ts'
import { dashboard } from './dashboard.ts'
import { editor } from './editor.ts'
import { entry } from './entry.ts'
import { findInText } from './findInText.ts'
import { form } from './form.ts'
import { layout } from './layout.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { issues } from './issues.ts'
import { media } from './media.ts'
import { menus } from './menus.ts'
import { moves } from './moves.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { popupForm } from './popupForm.ts'
import { popups } from './popups.ts'
import { popupStudio } from './popupStudio.ts'
import { profile } from './profile.ts'
import { publishWarnings } from './publishWarnings.ts'
import { publishing } from './publishing.ts'
import { redirects } from './redirects.ts'
import { sections } from './sections.ts'
import { settings } from './settings.ts'
import { lists } from './lists.ts'
import { tags } from './tags.ts'
import { traffic } from './traffic.ts'
import type { Locale } from '../locale.ts'

/** The rooms of `src/admin`, and what each says. Loaded by editors only. */
const rooms = {
  articleList,
  articles,
  audit,
  authors,
  bin,
  previewLinks,
  calendar,
  dashboard,
  editor,
  entry,
  findInText,
  form,
  help,
  layout,
  home,
  issues,
  media,
  menus,
  moves,
  palette,
  people,
  popupForm,
  popups,
  popupStudio,
  profile,
  publishWarnings,
  publishing,
  redirects,
  sections,
  settings,
  lists,
  tags,
  traffic,
}

/** A room that lacks a sentence in English does not compile: its file holds the two against each other. */
export type AdminMessages = { readonly [Room in keyof typeof rooms]: (typeof rooms)[Room]['it'] }

const said = (language: Locale) =>
  Object.fromEntries(Object.entries(rooms).map(([room, words]) => [room, words[language]])) as unknown as AdminMessages // each room by its name

/** Every sentence of the back office. */
export const adminMessages: Readonly<Record<Locale, AdminMessages>> = { it: said('it'), en: said('en') }
