import { describe, expect, it } from 'vitest'
import { cookieToForget, decide, whySuppressed, type Decision, type Visit } from './decide.ts'
import { readSettings, type PopupSettings } from './readSettings.ts'

const plainPopup: PopupSettings = { ...readSettings(() => ''), id: '7', show_once: true }
const visit = (...cookies: string[]): Visit => ({ isSupportPage: false, cookies, isVisible: true })
const HIDE = 'hide_modal_id_7'
const DO_NOT_SHOW = 'please_do_not_show_again_modal_id_7'
const support = { ...visit(HIDE), isSupportPage: true }

describe('decide', () => {
  const armed: Decision = { suppression: null, clicks: true, opens: true }
  it.each<[string, Partial<PopupSettings>, Visit, Decision]>([
    ['nothing stands against it', {}, visit(), armed],
    ['the cookie of another popup does not', {}, visit('hide_modal_id_77'), armed],
    ['auto_open off leaves clicks', { auto_open: false }, visit(), { ...armed, opens: false }],
    ['already seen', {}, visit(HIDE), { suppression: 'already-seen', clicks: false, opens: false }],
    ['asked not to', {}, visit(DO_NOT_SHOW), { suppression: 'asked-not-to', clicks: false, opens: false }],
    ['both: the first reason counts', {}, visit(DO_NOT_SHOW, HIDE), { suppression: 'already-seen', clicks: false, opens: false }],
    [
      'dismissed, but a click may open it',
      { reopen_on_click: true },
      visit(HIDE),
      { suppression: 'already-seen', clicks: true, opens: false },
    ],
    [
      'the support page comes before all else',
      { reopen_on_click: true },
      support,
      { suppression: 'support-page', clicks: false, opens: false },
    ],
  ])('%s', (_name, settings, at, expected) => expect(decide({ ...plainPopup, ...settings }, at)).toEqual(expected))
})

describe('cookieToForget', () => {
  it.each<[string, boolean, Visit, string | false]>([
    ['show_once on keeps it', true, visit(HIDE), false],
    ['show_once off removes it', false, visit(HIDE), HIDE],
    ['on the support page no cookie is touched', false, support, false],
  ])('%s', (_name, show_once, at, expected) => expect(cookieToForget({ ...plainPopup, show_once }, at)).toBe(expected))
})

describe('whySuppressed, at the moment a trigger fires', () => {
  it.each<[string, Partial<PopupSettings>, Visit, boolean, string | null]>([
    ['a click opens what may be reopened', { reopen_on_click: true }, visit(HIDE), true, null],
    ['time does not', { reopen_on_click: true }, visit(HIDE), false, 'already-seen'],
    ['a click does not open what may not', {}, visit(HIDE), true, 'already-seen'],
    ['nor anything on the support page', { reopen_on_click: true }, support, true, 'support-page'],
  ])('%s', (_name, settings, at, byClick, expected) => expect(whySuppressed({ ...plainPopup, ...settings }, at, byClick)).toBe(expected))
})
