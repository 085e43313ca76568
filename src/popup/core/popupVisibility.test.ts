import { expect, it } from 'vitest'
import { readSettings, type PopupSettings } from './readSettings.ts'
import type { PageContext, Targeting } from './targeting.ts'
import { popupVisibility, type Visibility, type Visitor } from './popupVisibility.ts'

const targeting: Targeting = {
  include: ['/articoli/*'],
  exclude: [],
  pageKinds: [],
  sections: [],
  tags: [],
  languages: [],
  minWidth: 600,
  maxWidth: null,
  parameter: 'dono',
}
const settings: PopupSettings = { ...readSettings(() => ''), id: '7', trigger: { type: 'delay', seconds: 3 }, cookie_expiration: 30 }
const context: PageContext = { path: '/articoli/a', parameter: '', kind: 'article', sections: [], tags: [], language: 'it' }
const visitor: Visitor = { isSupportPage: false, cookies: '', width: 1200, isCapped: false }
const clicks: Partial<PopupSettings> = { open_modal_on_element_click: '.apri' }
const never = 'please_do_not_show_again_modal_id_7=true'
const unseen = (because: Extract<Visibility, { isSeen: false }>['because'], opensOnClick = false) => ({
  isSeen: false,
  because,
  opensOnClick,
})

it.each<[string, Partial<PopupSettings>, Partial<PageContext>, Partial<Visitor>, object]>([
  ['opens after its delay', {}, {}, {}, { isSeen: true, opening: { type: 'delay', seconds: 3 }, isForcedByUrl: false }],
  [
    'opens at its offset',
    { trigger: { type: 'scroll', offset: '50%', line: 0.5 } },
    {},
    {},
    { isSeen: true, opening: { type: 'scroll', offset: '50%', line: 0.5 }, isForcedByUrl: false },
  ],
  ['opens at a click', { auto_open: false }, {}, {}, { isSeen: true, opening: { type: 'click' }, isForcedByUrl: false }],
  [
    'opens by itself when it is called',
    { auto_open: false },
    { path: '/', parameter: 'dono' },
    {},
    { isSeen: true, opening: { type: 'delay', seconds: 3 }, isForcedByUrl: true },
  ],
  ['is elsewhere', {}, { path: '/' }, {}, unseen('other-address')],
  ['is for other widths', {}, {}, { width: 599 }, unseen('other-width')],
  ['a width that nobody asks about keeps nothing away', {}, {}, { width: null }, { isSeen: true }],
  ['never on the support page', {}, { parameter: 'dono' }, { isSupportPage: true }, unseen('support-page')],
  ['was seen', {}, {}, { cookies: 'hide_modal_id_7=true' }, unseen('already-seen')],
  ['was refused, for so many days', {}, {}, { cookies: never }, { ...unseen('asked-not-to'), days: 30 }],
  [
    'was refused, and may be reopened',
    { ...clicks, reopen_on_click: true },
    {},
    { cookies: never },
    { ...unseen('asked-not-to', true), days: 30 },
  ],
  ['is one too many', {}, {}, { isCapped: true }, unseen('capped')],
  ['is one too many, and still opens at a click', clicks, {}, { isCapped: true }, unseen('capped', true)],
])('%s', (_name, more, at, who, expected) =>
  expect(popupVisibility({ targeting, settings: { ...settings, ...more } }, { ...context, ...at }, { ...visitor, ...who })).toMatchObject(
    expected,
  ),
)
