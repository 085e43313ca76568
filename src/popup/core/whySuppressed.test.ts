import { expect, it } from 'vitest'
import { readSettings, type PopupSettings } from './readSettings.ts'
import { whySuppressed, type Suppression, type Visit } from './whySuppressed.ts'

const popup: PopupSettings = { ...readSettings(() => ''), id: '7', show_once: true }
const visit = (cookies = ''): Visit => ({ isSupportPage: false, cookies, isVisible: true, isCapped: false })
const HIDE = 'hide_modal_id_7=true'
const DO_NOT_SHOW = 'please_do_not_show_again_modal_id_7=true'
const support = { ...visit(HIDE), isSupportPage: true }
const capped = { ...visit(), isCapped: true }
const reopening = { reopen_on_click: true }

it.each<[string, Partial<PopupSettings>, Visit, boolean, Suppression | null]>([
  ['nothing stands against it', {}, visit(), false, null],
  ['the cookie of another popup does not', {}, visit('hide_modal_id_77=true; hide_modal_id_=true'), false, null],
  ['nor one whose name ends alike', {}, visit('xhide_modal_id_7=true'), false, null],
  ['already seen', {}, visit(HIDE), false, 'already-seen'],
  ['already seen, whatever else the browser holds', {}, visit(`a=b=c; ${HIDE}; d`), false, 'already-seen'],
  ['asked not to', {}, visit(DO_NOT_SHOW), false, 'asked-not-to'],
  ['both: the first reason counts', {}, visit(`${DO_NOT_SHOW}; ${HIDE}`), false, 'already-seen'],
  ['a click does not open what was dismissed', {}, visit(HIDE), true, 'already-seen'],
  ['unless it may be reopened', reopening, visit(HIDE), true, null],
  ['which time may not', reopening, visit(HIDE), false, 'already-seen'],
  ['one too many', {}, capped, false, 'capped'],
  ['unless the reader asks for it', {}, capped, true, null],
  ['what was dismissed is that first', {}, { ...capped, cookies: HIDE }, false, 'already-seen'],
  ['the support page comes before all else', reopening, support, true, 'support-page'],
])('%s', (_name, settings, at, byClick, expected) => expect(whySuppressed({ ...popup, ...settings }, at, byClick)).toBe(expected))
