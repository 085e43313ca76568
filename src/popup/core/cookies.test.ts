import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cookieText, dismissals, doNotShowCookie, hasCookie, hideCookie, keepClosing } from './cookies.ts'
import { readSettings } from './readSettings.ts'

describe('names and lifetimes', () => {
  it('show_once: 365 × 20 days', () => expect(hideCookie({ id: '7' })).toEqual({ name: 'hide_modal_id_7', days: 7300 }))
  it('do not show again: as configured', () => {
    expect(doNotShowCookie({ id: 'a-b_c', cookie_expiration: 30 })).toEqual({ name: 'please_do_not_show_again_modal_id_a-b_c', days: 30 })
  })
  it('an id that is no cookie name is encoded', () => expect(hideCookie({ id: 'a;b=c è' }).name).toBe('hide_modal_id_a%3Bb%3Dc%20%C3%A8'))
})

describe('cookieText', () => {
  it.each([
    ['a day, on http', { name: 'n', days: 1 }, false, 'n=true; Path=/; SameSite=Lax; Max-Age=86400'],
    ['a session', { name: 'n', days: 0 }, false, 'n=true; Path=/; SameSite=Lax'],
    ['on https', { name: 'n', days: 1 }, true, 'n=true; Path=/; SameSite=Lax; Max-Age=86400; Secure'],
    ['twenty years', { name: 'n', days: 7300 }, false, 'n=true; Path=/; SameSite=Lax; Max-Age=630720000'],
    ['the longest', { name: 'n', days: 2e6 }, false, 'n=true; Path=/; SameSite=Lax; Max-Age=172800000000'],
    ['removed, on the same path', { name: 'n', days: -1 }, false, 'n=true; Path=/; SameSite=Lax; Max-Age=-86400'],
  ])('%s', (_name, cookie, isSecure, expected) => expect(cookieText(cookie, isSecure)).toBe(expected))
})

describe('dismissals', () => {
  it.each<[string, string, string[]]>([
    [
      'both kinds',
      'a=1; hide_modal_id_7=true; please_do_not_show_again_modal_id_8=x',
      ['hide_modal_id_7', 'please_do_not_show_again_modal_id_8'],
    ],
    ['a name in another', 'xhide_modal_id_7=true', []],
    ['a popup without a name', 'hide_modal_id_=true', []],
    ['nothing', '', []],
  ])('%s', (_name, text, expected) => expect(dismissals(text)).toEqual(expected))
})

it('hasCookie never throws, and finds what was written among anything else', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string().map((id) => hideCookie({ id: id.replace(/[\ud800-\udfff]/gu, '') })),
      (noise, cookie) => {
        expect(hasCookie(`${noise}; ${cookie.name}=true`, cookie)).toBe(true)
        expect(hasCookie(`${cookie.name}=true; ${noise}`, cookie)).toBe(true)
      },
    ),
  )
})

describe('any sequence of closings', () => {
  const closing = fc.record({
    id: fc.constantFrom('a', 'b'),
    show_once: fc.boolean(),
    cookie_expiration: fc.nat({ max: 400 }),
    isTicked: fc.option(fc.boolean(), { nil: undefined }),
  })

  it('keeps a choice only where it was ticked, and that a popup was seen only where that counts', () => {
    fc.assert(
      fc.property(fc.array(closing, { maxLength: 20 }), (closings) => {
        const kept: string[] = []
        for (const { isTicked, ...settings } of closings) {
          keepClosing({ ...readSettings(() => ''), ...settings }, isTicked, ({ name, days }) => kept.push(`${name} ${days}`))
        }
        const allowed = closings.flatMap(({ id, show_once, cookie_expiration, isTicked }) => [
          ...(isTicked ? [`please_do_not_show_again_modal_id_${id} ${cookie_expiration}`] : []),
          ...(show_once ? [`hide_modal_id_${id} 7300`] : []),
        ])
        expect(kept).toEqual(allowed)
      }),
    )
  })
})
