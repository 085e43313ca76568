import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSettings, type PopupSettings } from './readSettings.ts'

const read = (values: Readonly<Record<string, unknown>>) => readSettings((name) => values[name])

describe('an empty popup', () => {
  it('takes every default', () => {
    expect(read({})).toEqual({
      id: '',
      show_once: false,
      auto_hide: false,
      auto_hide_delay: 5,
      trigger: { type: 'delay', seconds: 0 },
      cookie_expiration: 10_000,
      auto_open: true,
      open_modal_on_element_click: '',
      reopen_on_click: false,
      priority: 0,
      close_button: true,
      left_button: true,
      close_on_escape: true,
      close_on_backdrop: true,
    } satisfies PopupSettings)
  })
})

describe('fields', () => {
  it.each<[string, Record<string, unknown>, Partial<PopupSettings>]>([
    ['1 is on', { show_once: '1', auto_hide: '1' }, { show_once: true, auto_hide: true }],
    ['nothing else is on', { show_once: 'true', auto_hide: '0' }, { show_once: false, auto_hide: false }],
    ['a delay in seconds', { delay_display: '3' }, { trigger: { type: 'delay', seconds: 3 } }],
    ['a delay with a fraction', { delay_display: '0.25' }, { trigger: { type: 'delay', seconds: 0.25 } }],
    ['a delay that is no number', { delay_display: '3 secondi' }, { trigger: { type: 'delay', seconds: 0 } }],
    ['a delay below zero', { delay_display: '-1' }, { trigger: { type: 'delay', seconds: 0 } }],
    ['the longest delay', { delay_display: '2000000' }, { trigger: { type: 'delay', seconds: 2_000_000 } }],
    [
      'a longer one is cut, so that the timer does not overflow',
      { delay_display: '2000001' },
      { trigger: { type: 'delay', seconds: 2_000_000 } },
    ],
    ['an endless one too', { delay_display: 'Infinity' }, { trigger: { type: 'delay', seconds: 2_000_000 } }],
    ['auto-hide at once', { auto_hide_delay: '0' }, { auto_hide_delay: 0 }],
    ['auto-hide that is no number', { auto_hide_delay: 'x' }, { auto_hide_delay: 5 }],
    ['auto-hide left blank', { auto_hide_delay: ' ' }, { auto_hide_delay: 5 }],
    ['a session cookie', { cookie_expiration: '0' }, { cookie_expiration: 0 }],
    ['one day', { cookie_expiration: '1' }, { cookie_expiration: 1 }],
    ['half a day is no whole day', { cookie_expiration: '0.5' }, { cookie_expiration: 10_000 }],
    ['a day below zero', { cookie_expiration: '-1' }, { cookie_expiration: 10_000 }],
    ['two million days', { cookie_expiration: '2000000' }, { cookie_expiration: 2_000_000 }],
    ['more is cut', { cookie_expiration: '2000001' }, { cookie_expiration: 2_000_000 }],
    ['an identifier', { id: ' 7 ' }, { id: '7' }],
    ['an identifier that is a number', { id: 8 }, { id: '8' }],
    ['an identifier that no cookie can carry', { id: 'a\ud800' }, { id: 'a?' }],
    ['an offset', { height_offset: ' 50% ', 'offset-type': '0.5' }, { trigger: { type: 'scroll', offset: '50%', line: 0.5 } }],
    ['an offset by number', { height_offset: 500 }, { trigger: { type: 'scroll', offset: '500', line: 0 } }],
    ['legacy backdrop static', { close_on_backdrop: 'static' }, { close_on_backdrop: false }],
    ['legacy backdrop on', { close_on_backdrop: 'true' }, { close_on_backdrop: true }],
  ])('%s', (_name, values, expected) => expect(read(values)).toMatchObject(expected))
})

describe('data options', () => {
  it.each<[string, Record<string, unknown>, Partial<PopupSettings>]>([
    ['auto_open false', { auto_open: false }, { auto_open: false }],
    ['auto_open as PHP writes it', { auto_open: '0' }, { auto_open: false }],
    ['auto_open true', { auto_open: true }, { auto_open: true }],
    ['auto_open that means nothing', { auto_open: 'no' }, { auto_open: true }],
    ['reopen_on_click true', { reopen_on_click: true }, { reopen_on_click: true }],
    ['reopen_on_click 1', { reopen_on_click: 1 }, { reopen_on_click: true }],
    ['reopen_on_click that means nothing', { reopen_on_click: 'sì' }, { reopen_on_click: false }],
    ['a priority', { priority: '-3' }, { priority: -3 }],
    ['a priority that is no number', { priority: 'alta' }, { priority: 0 }],
    ['a selector', { open_modal_on_element_click: ' .abbonati ' }, { open_modal_on_element_click: '.abbonati' }],
    ['a selector of another type', { open_modal_on_element_click: ['.a'] }, { open_modal_on_element_click: '' }],
    [
      'buttons and ways out',
      { close_button: false, left_button: 0, close_on_escape: 'false', close_on_backdrop: false },
      { close_button: false, left_button: false, close_on_escape: false, close_on_backdrop: false },
    ],
  ])('%s', (_name, options, expected) => expect(read(options)).toMatchObject(expected))

  it.each<[string, unknown]>([
    ['null', null],
    ['undefined', undefined],
    ['a list', ['1']],
    ['an object', { toString: 1, valueOf: 1 }],
    ['a function', () => '1'],
  ])('%s is no value', (_name, value) => expect(readSettings(() => value)).toEqual(readSettings(() => '')))
})

it('never throws, and gives finite times, whatever the markup holds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.string(), fc.anything()), (value) => {
      const { trigger, auto_hide_delay, cookie_expiration, id } = readSettings(() => value)
      const seconds = trigger.type === 'delay' ? trigger.seconds : 0
      for (const number of [seconds, auto_hide_delay, cookie_expiration]) expect(number).toBeGreaterThanOrEqual(0)
      expect(seconds * 1000).toBeLessThan(2 ** 31)
      expect(() => encodeURIComponent(id)).not.toThrow()
    }),
  )
})
