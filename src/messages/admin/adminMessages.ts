import { articleList } from './articleList.ts'
import { authors } from './authors.ts'
import { calendar } from './calendar.ts'
import { dashboard } from './dashboard.ts'
import { editor } from './editor.ts'
import { entry } from './entry.ts'
import { form } from './form.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { issues } from './issues.ts'
import { media } from './media.ts'
import { menus } from './menus.ts'
import { palette } from './palette.ts'
import { redirects } from './redirects.ts'
import { sections } from './sections.ts'
import { settings } from './settings.ts'
import { shelf } from './shelf.ts'
import { tags } from './tags.ts'

/** Every sentence of the back office, by the room of `src/admin` that says it. Loaded by editors only. */
export const adminMessages = {
  it: {
    articleList: articleList.it,
    authors: authors.it,
    calendar: calendar.it,
    dashboard: dashboard.it,
    editor: editor.it,
    entry: entry.it,
    form: form.it,
    frame: frame.it,
    home: home.it,
    issues: issues.it,
    media: media.it,
    menus: menus.it,
    palette: palette.it,
    redirects: redirects.it,
    sections: sections.it,
    settings: settings.it,
    shelf: shelf.it,
    tags: tags.it,
  },
  en: {
    articleList: articleList.en,
    authors: authors.en,
    calendar: calendar.en,
    dashboard: dashboard.en,
    editor: editor.en,
    entry: entry.en,
    form: form.en,
    frame: frame.en,
    home: home.en,
    issues: issues.en,
    media: media.en,
    menus: menus.en,
    palette: palette.en,
    redirects: redirects.en,
    sections: sections.en,
    settings: settings.en,
    shelf: shelf.en,
    tags: tags.en,
  },
}

export type AdminMessages = (typeof adminMessages)['it']
