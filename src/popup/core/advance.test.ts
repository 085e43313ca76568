import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, atRest, type Effect, type Event, type State } from './advance.ts'
import { doNotShowCookie, hideCookie } from './cookies.ts'
import type { Visit } from './decide.ts'
import { readSettings, type PopupSettings } from './readSettings.ts'

const popup = (id: string, settings: Partial<PopupSettings> = {}): PopupSettings => ({ ...readSettings(() => ''), id, ...settings })
const here: Visit = { isSupportPage: false, cookies: [], isVisible: true }

/** Plays events one after another and tells what was done, one line each. */
function play(events: readonly Event<PopupSettings>[], visit: Visit = here): string[] {
  let state: State<PopupSettings> = atRest
  return events.flatMap((event) => {
    const step = advance(state, event, visit)
    state = step.state
    return step.effects.map(([kind, { id }, given]) => [kind, id, ...(kind === 'closed' || kind === 'suppressed' ? [given] : [])].join(' '))
  })
}

describe('advance', () => {
  const [a, b, c] = [popup('a'), popup('b'), popup('c', { priority: 5 })]
  const fire = (one: PopupSettings): Event<PopupSettings> => ['fire', one, false]
  const dismiss = (one: PopupSettings): Event<PopupSettings> => ['close', one, 'dismiss']
  const isShown = (line: string) => line.startsWith('show ')

  it.each<[string, Event<PopupSettings>[], string[]]>([
    ['shows what fires', [fire(a)], ['show a']],
    ['opening twice has no effect', [fire(a), fire(a)], ['show a']],
    ['closing what is hidden has no effect', [dismiss(a)], []],
    ['closing twice has no effect', [fire(a), dismiss(a), dismiss(a)], ['show a', 'hide a', 'closed a dismiss', 'renew a']],
    ['the second waits for the first', [fire(a), fire(b)], ['show a']],
    ['and opens after it', [fire(a), fire(b), dismiss(a)], ['show a', 'hide a', 'closed a dismiss', 'renew a', 'show b']],
    [
      'what was taken out of the page while it waited does not',
      [fire(a), fire(b), ['close', b], dismiss(a)],
      ['show a', 'hide a', 'closed a dismiss', 'renew a'],
    ],
    ['what failed to open leaves the place to the next, and no trace', [fire(a), fire(b), ['close', a]], ['show a', 'show b']],
    [
      'one closing is enough for an announcement that stands twice in the page',
      [fire(a), fire(popup('a')), dismiss(a)],
      ['show a', 'hide a', 'closed a dismiss', 'renew a'],
    ],
    ['it opens again when it fires again', [fire(a), ['close', a], fire(a)], ['show a', 'show a']],
  ])('%s', (_name, events, expected) => expect(play(events)).toEqual(expected))

  it('takes those that wait by priority, then by order of firing', () => {
    const events = [fire(popup('first')), fire(a), fire(b), fire(c)]
    const first = events[0]?.[1] as PopupSettings
    expect(play([...events, dismiss(first), dismiss(c), dismiss(a)]).filter(isShown)).toEqual(['show first', 'show c', 'show a', 'show b'])
  })

  it('a redirect stops the queue until the reader is back', () => {
    const events: Event<PopupSettings>[] = [fire(a), fire(b), ['close', a, 'ok', { ticked: false, address: '/via' }]]
    expect(play(events).filter(isShown)).toEqual(['show a'])
    expect(play([...events, ['wake']]).filter(isShown)).toEqual(['show a', 'show b'])
  })

  it('a hidden tab waits, and looks at the cookies when it shows', () => {
    const { state, effects } = advance(atRest as State<PopupSettings>, fire(a), { ...here, isVisible: false })
    expect(effects).toEqual([])
    expect(advance(state, ['wake'], here).effects).toEqual([['show', a]])
    const seen = { ...here, cookies: [hideCookie(a).name] }
    expect(advance(state, ['wake'], seen).effects).toEqual([['suppressed', a, 'already-seen']])
  })
})

describe('any sequence of events', () => {
  const popups = [
    popup('a', { show_once: true }),
    popup('b', { reopen_on_click: true }),
    popup('c', { priority: 9, show_once: true }),
    popup('a'),
  ]
  const one = fc.constantFrom(...popups)
  const choice = fc.record({ ticked: fc.boolean(), address: fc.constantFrom('', '/via', 'javascript:x', '#qui') })
  const event: fc.Arbitrary<Event<PopupSettings>> = fc.oneof(
    fc.tuple(fc.constant('fire' as const), one, fc.boolean()),
    fc.tuple(fc.constant('close' as const), one, fc.constantFrom('dismiss' as const, 'auto_hide' as const)),
    fc.tuple(fc.constant('close' as const), one, fc.constant('ok' as const), choice),
    fc.tuple(fc.constant('close' as const), one),
    fc.tuple(fc.constant('wake' as const)),
  )
  const moment = fc.record({ event, isVisible: fc.boolean() })

  type Check = (effect: Effect<PopupSettings>, cookies: Set<string>, event: Event<PopupSettings>) => void

  /** Plays them in a browser made of a set of cookies. */
  function browse(
    moments: { event: Event<PopupSettings>; isVisible: boolean }[],
    check: Check,
    before?: (event: Event<PopupSettings>) => void,
  ) {
    const cookies = new Set<string>()
    let state: State<PopupSettings> = atRest
    for (const { event: next, isVisible } of moments) {
      before?.(next)
      const step = advance(state, next, { isSupportPage: false, cookies: [...cookies], isVisible })
      state = step.state
      for (const effect of step.effects) {
        check(effect, cookies, next)
        if (effect[0] === 'keep') cookies.add(effect[2].name)
      }
    }
  }

  it('shows at most one popup at a time, and hides only the one that is shown', () => {
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 40 }), (moments) => {
        let shown: PopupSettings | null = null
        browse(
          moments,
          ([kind, one]) => {
            if (kind === 'show') expect(shown).toBeNull()
            if (kind === 'hide') expect(shown).toBe(one)
            if (kind === 'show' || kind === 'hide') shown = kind === 'show' ? one : null
          },
          ([type, one, reason]) => {
            if (type === 'close' && !reason && shown === one) shown = null // it vanishes, and nobody need hide it
          },
        )
      }),
    )
  })

  it('never opens a popup that has a hide cookie, unless a click may', () => {
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 40 }), (moments) => {
        browse(moments, ([kind, one], cookies) => {
          const isDismissed = cookies.has(hideCookie(one).name) || cookies.has(doNotShowCookie(one).name)
          if (kind === 'show' && !one.reopen_on_click) expect(isDismissed).toBe(false)
        })
      }),
    )
  })

  it('sets no more cookies than the contract allows: only when one closes, hide with show_once, the other with OK and the tick', () => {
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 40 }), (moments) => {
        browse(moments, (effect, _cookies, next) => {
          if (effect[0] !== 'keep') return
          const [, one, cookie] = effect
          expect(next[0]).toBe('close')
          expect(next[1]).toBe(one)
          const isChoice = next[0] === 'close' && next[3]?.ticked === true && cookie.name === doNotShowCookie(one).name
          expect(isChoice || (one.show_once && cookie.name === hideCookie(one).name)).toBe(true)
        })
      }),
    )
  })
})
