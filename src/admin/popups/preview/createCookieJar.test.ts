import { expect, it } from 'vitest'
import { cookieText, doNotShowCookie, hideCookie } from '../../../popup/core/cookies.ts'
import { createCookieJar } from './createCookieJar.ts'

it('keeps, for as long as they say, the cookies that the engine writes', () => {
  const jar = createCookieJar()
  jar.keep(cookieText(hideCookie({ id: 'a' }), true))
  jar.keep(cookieText(doNotShowCookie({ id: 'a', cookie_expiration: 0 }), false))
  expect(jar.text()).toBe('hide_modal_id_a=true; please_do_not_show_again_modal_id_a=true')
  expect(jar.cookies().map(({ days }) => days)).toEqual([7300, null])
})

it('removes what the engine removes, and forgets all when told', () => {
  const jar = createCookieJar()
  jar.keep('a=1')
  jar.keep('b=2; Max-Age=86400')
  jar.keep('a=1; Path=/; Max-Age=-86400')
  expect(jar.text()).toBe('b=2')
  jar.empty()
  expect(jar.text()).toBe('')
})
