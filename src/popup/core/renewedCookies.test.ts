import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renewedCookies, type Promised } from './renewedCookies.ts'

const popups: Promised[] = [
  { id: 'a', cookie_expiration: 1000 },
  { id: 'b', cookie_expiration: 0 },
]
const days = (lines: string[]) =>
  Object.fromEntries(lines.map((line) => [line.replace(/=.*/s, ''), Number(/Max-Age=(\d+)/.exec(line)?.[1]) / 86_400]))
const DO_NOT_SHOW = 'please_do_not_show_again_modal_id_a'

describe('renewedCookies', () => {
  it('sends a dismissal again, and remembers its last day where no script can touch it', () => {
    const lines = renewedCookies(`x=1; ${DO_NOT_SHOW}=true`, popups, 20_000, true)
    expect(lines).toEqual([
      `${DO_NOT_SHOW}=true; Path=/; SameSite=Lax; Max-Age=86400000; Secure`,
      `modal_page_until=pa:21000; Path=/; SameSite=Lax; Max-Age=86400000; Secure; HttpOnly`,
    ])
  })

  it.each<[string, string, number, number | undefined]>([
    ['counts from the day it first saw it', `modal_page_until=pa:20300`, 20_000, 300],
    ['on the last day but one', `modal_page_until=pa:20300`, 20_299, 1],
    ['not on the last', `modal_page_until=pa:20300`, 20_300, undefined],
    ['never longer than is configured now', `modal_page_until=pa:99999`, 20_000, 1000],
    ['a list that means nothing counts from today', 'modal_page_until=/::x:/pa:-3/ha:20001', 20_000, 1000],
  ])('%s', (_name, until, today, expected) => {
    expect(days(renewedCookies(`${DO_NOT_SHOW}=true; ${until}`, popups, today, false))[DO_NOT_SHOW]).toBe(expected)
  })

  it.each([
    ['nothing was dismissed', 'session=abc'],
    ['the popup is not ours', 'hide_modal_id_altro=true'],
    ['the promise was for a session', 'please_do_not_show_again_modal_id_b=true'],
    ['nothing at all', ''],
  ])('sends nothing when %s', (_name, header) => expect(renewedCookies(header, popups, 20_000, false)).toEqual([]))

  it('keeps a promise to its end, day by day, and not a day longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 399 }), (promised, gap) => {
        const name = 'please_do_not_show_again_modal_id_c'
        let until = ''
        let ends = 20_000 + Math.min(promised, 400) // what the browser kept by itself
        for (let today = 20_000; today < ends; today += gap) {
          const lines = renewedCookies(`${name}=true; ${until}`, [{ id: 'c', cookie_expiration: promised }], today, false)
          if (lines.length === 0) break
          until = lines[1]?.split(';')[0] ?? ''
          ends = Math.max(ends, today + Math.min(days(lines)[name] ?? 0, 400))
        }
        expect(ends).toBe(20_000 + promised)
      }),
    )
  })

  it('never throws, and never sends a cookie of another name', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (noise, list) => {
        const lines = renewedCookies(`hide_modal_id_a=1; ${noise}; modal_page_until=${list}`, popups, 20_000, true)
        for (const line of lines) expect(line).toMatch(/^(hide_modal_id_a|please_do_not_show_again_modal_id_a|modal_page_until)=/)
      }),
    )
  })

  it('remembers as many as a browser holds for one site', () => {
    const many = Array.from({ length: 180 }, (_, place) => ({ id: `appello-${place}`.padEnd(12, 'x'), cookie_expiration: 10_000 }))
    const header = many.map(({ id }) => `hide_modal_id_${id}=true`).join('; ')
    expect(renewedCookies(header, many, 20_000, true)).toHaveLength(181)
  })

  it('fits in a cookie, however many popups there are', () => {
    const many = Array.from({ length: 200 }, (_, place) => ({ id: `${place}`.padStart(64, 'x'), cookie_expiration: 10_000 }))
    const header = many.map(({ id }) => `please_do_not_show_again_modal_id_${id}=true`).join('; ')
    const until = renewedCookies(header, many, 20_000, true).find((line) => line.startsWith('modal_page_until'))
    expect(until?.split(';')[0]?.length).toBeLessThan(4000)
  })
})
