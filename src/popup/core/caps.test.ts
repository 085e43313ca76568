import { describe, expect, it } from 'vitest'
import { countedCookie, isCapped, shownToday, type Caps } from './caps.ts'

const none: Caps = { onePerPageView: false, maxPerDay: null }

describe('a site-wide cap', () => {
  it.each<[string, Caps, number, string, boolean]>([
    ['none', none, 9, 'modal_page_day=5.99', false],
    ['one per page view: the first', { ...none, onePerPageView: true }, 0, '', false],
    ['one per page view: the second', { ...none, onePerPageView: true }, 1, '', true],
    ['two a day: the second', { ...none, maxPerDay: 2 }, 0, 'a=b; modal_page_day=5.1', false],
    ['two a day: the third', { ...none, maxPerDay: 2 }, 0, 'a=b; modal_page_day=5.2; c=d', true],
    ['yesterday does not count', { ...none, maxPerDay: 2 }, 0, 'modal_page_day=4.2', false],
    ['a cookie that ends alike does not', { ...none, maxPerDay: 2 }, 0, 'xmodal_page_day=5.2', false],
    ['nor one that makes no sense', { ...none, maxPerDay: 2 }, 0, 'modal_page_day=5.2x', false],
  ])('%s', (_name, caps, shownHere, cookies, expected) => expect(isCapped(caps, shownHere, cookies, 5)).toBe(expected))

  it('counts up, from one each day', () => {
    expect(countedCookie('modal_page_day=5.2', 5, false)).toBe('modal_page_day=5.3; Path=/; SameSite=Lax; Max-Age=86400')
    expect(countedCookie('modal_page_day=5.2', 6, true)).toBe('modal_page_day=6.1; Path=/; SameSite=Lax; Max-Age=86400; Secure')
    expect(shownToday(countedCookie('', 6, false), 6)).toBe(1)
  })
})
