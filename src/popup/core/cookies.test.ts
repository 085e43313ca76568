import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cookieNames, cookieText, doNotShowCookie, forgetText, hideCookie, isDismissal } from './cookies.ts'

describe('names and lifetimes', () => {
  it('show_once: 365 × 20 days', () => expect(hideCookie({ id: '7' })).toEqual({ name: 'hide_modal_id_7', days: 7300 }))
  it('do not show again: as configured', () => {
    expect(doNotShowCookie({ id: 'a-b_c', cookie_expiration: 30 })).toEqual({ name: 'please_do_not_show_again_modal_id_a-b_c', days: 30 })
  })
  it('an id that is no cookie name is encoded', () => expect(hideCookie({ id: 'a;b=c è' }).name).toBe('hide_modal_id_a%3Bb%3Dc%20%C3%A8'))
  it.each([
    ['hide_modal_id_7', true],
    ['please_do_not_show_again_modal_id_7', true],
    ['xhide_modal_id_7', false],
    ['session', false],
  ])('%s keeps a popup hidden: %s', (name, expected) => expect(isDismissal(name)).toBe(expected))
})

describe('cookieText', () => {
  it.each([
    ['a day, on http', { name: 'n', days: 1 }, false, 'n=true; Path=/; SameSite=Lax; Max-Age=86400'],
    ['a session', { name: 'n', days: 0 }, false, 'n=true; Path=/; SameSite=Lax'],
    ['on https', { name: 'n', days: 1 }, true, 'n=true; Path=/; SameSite=Lax; Max-Age=86400; Secure'],
    ['twenty years', { name: 'n', days: 7300 }, false, 'n=true; Path=/; SameSite=Lax; Max-Age=630720000'],
    ['the longest', { name: 'n', days: 1e6 }, false, 'n=true; Path=/; SameSite=Lax; Max-Age=86400000000'],
  ])('%s', (_name, cookie, isSecure, expected) => expect(cookieText(cookie, isSecure)).toBe(expected))
  it('forgets on the same path', () => expect(forgetText('n')).toBe('n=; Path=/; Max-Age=0'))
})

describe('cookieNames', () => {
  it.each<[string, string, string[]]>([
    ['two', 'a=1; b=2', ['a', 'b']],
    ['a value with signs in it', 'a=b=c; d', ['a', 'd']],
    ['an empty value', 'a=', ['a']],
    ['a name in another', 'xa=1', ['xa']],
    ['a line break in a value', 'a=1\n2; b=3', ['a', 'b']],
  ])('%s', (_name, text, expected) => expect(cookieNames(text)).toEqual(expected))

  it('never throws, and finds what was written among anything else', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string().map((id) => hideCookie({ id: id.replace(/[\ud800-\udfff]/gu, '') }).name),
        (noise, name) => {
          expect(cookieNames(`${noise}; ${name}=true`)).toContain(name)
        },
      ),
    )
  })
})
