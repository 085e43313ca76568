import { expect, it } from 'vitest'
import { closingEffects, type Choice, type ClosingReason } from './closingEffects.ts'
import { readSettings, type PopupSettings } from './readSettings.ts'

const popup: PopupSettings = { ...readSettings(() => ''), id: '7', cookie_expiration: 30 }
const ok = (ticked: boolean, address = ''): Choice => ({ ticked, address })

it.each<[string, boolean, ClosingReason, Choice | undefined, string[]]>([
  ['dismissed', false, 'dismiss', undefined, ['hide', 'closed dismiss', 'renew']],
  ['dismissed, show_once', true, 'dismiss', undefined, ['hide', 'keep hide_modal_id_7', 'closed dismiss', 'renew']],
  ['hidden by itself, show_once', true, 'auto_hide', undefined, ['hide', 'keep hide_modal_id_7', 'closed auto_hide', 'renew']],
  ['OK', false, 'ok', ok(false), ['hide', 'closed ok', 'submit false', 'renew']],
  ['OK, ticked', false, 'ok', ok(true), ['keep please_do_not_show_again_modal_id_7', 'hide', 'closed ok', 'submit true', 'renew']],
  [
    'OK, ticked, show_once, redirect',
    true,
    'ok',
    ok(true, '/a'),
    ['keep please_do_not_show_again_modal_id_7', 'hide', 'keep hide_modal_id_7', 'closed ok', 'submit true', 'renew', 'redirect /a'],
  ],
  ['OK with a redirect that runs code', false, 'ok', ok(false, 'javascript:x'), ['hide', 'closed ok', 'submit false', 'renew']],
])('%s', (_name, show_once, reason, choice, expected) => {
  const effects = closingEffects({ ...popup, show_once }, reason, choice)
  expect(
    effects.map(([kind, , given]) => [kind, typeof given === 'object' ? given.name : given].filter((word) => word !== undefined).join(' ')),
  ).toEqual(expected)
})
