import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createQueue } from './createQueue.ts'
import { readSettings, type PopupSettings } from './readSettings.ts'
import type { Visit } from './whySuppressed.ts'

const popup = (id: string, settings: Partial<PopupSettings> = {}): PopupSettings => ({ ...readSettings(() => ''), id, ...settings })
const here: Visit = { isSupportPage: false, cookies: '', isVisible: true, isCapped: false }

/** A queue, and what it did, one line each. */
function play(look = () => here) {
  const seen: string[] = []
  const queue = createQueue<PopupSettings>(
    look,
    ({ id }) => seen.push(`show ${id}`),
    ({ id }, reason) => seen.push(`suppress ${id} ${reason}`),
  )
  const fire = (...popups: PopupSettings[]) => popups.forEach((one) => queue.fire(one, false))
  const close = (...popups: PopupSettings[]) =>
    popups.forEach((one) => {
      if (queue.drop(one)) seen.push(`hide ${one.id}`)
      queue.next()
    })
  return { seen, queue, fire, close }
}

describe('createQueue', () => {
  const [a, b, c, nameless] = [popup('a'), popup('b'), popup('c', { priority: 5 }), popup('')]

  type Act = readonly ['fire' | 'close', ...PopupSettings[]]

  it.each<[string, Act[], string[]]>([
    ['shows what fires', [['fire', a]], ['show a']],
    ['opening twice has no effect', [['fire', a, a]], ['show a']],
    ['closing what is hidden has no effect', [['close', a]], []],
    [
      'closing twice has no effect',
      [
        ['fire', a],
        ['close', a, a],
      ],
      ['show a', 'hide a'],
    ],
    ['the second waits for the first', [['fire', a, b, b]], ['show a']],
    [
      'and opens after it',
      [
        ['fire', a, b],
        ['close', a],
      ],
      ['show a', 'hide a', 'show b'],
    ],
    [
      'what left while it waited does not',
      [
        ['fire', a, b],
        ['close', b, a],
      ],
      ['show a', 'hide a'],
    ],
    [
      'one closing is enough for what stands twice in the page',
      [
        ['fire', a, popup('a')],
        ['close', a],
      ],
      ['show a', 'hide a'],
    ],
    [
      'those without a name are not the same',
      [
        ['fire', nameless, popup('')],
        ['close', nameless],
      ],
      ['show ', 'hide ', 'show '],
    ],
    [
      'it opens again when it fires again',
      [
        ['fire', a],
        ['close', a],
        ['fire', a],
      ],
      ['show a', 'hide a', 'show a'],
    ],
  ])('%s', (_name, acts, expected) => {
    const game = play()
    for (const [act, ...popups] of acts) game[act](...popups)
    expect(game.seen).toEqual(expected)
  })

  it('takes those that wait by priority, then by order of firing', () => {
    const { fire, close, seen } = play()
    const first = popup('first')
    fire(first, a, b, c)
    close(first, c, a)
    expect(seen.filter((line) => line.startsWith('show'))).toEqual(['show first', 'show c', 'show a', 'show b'])
  })

  it('says whether what fires is on the screen now', () => {
    const { queue } = play()
    expect([queue.fire(a, true), queue.fire(b, true), queue.fire(a, true)]).toEqual([true, false, true])
  })

  it('a reader on the way elsewhere sees no other, unless they are back', () => {
    const { fire, queue, seen } = play()
    fire(a, b)
    queue.drop(a, true)
    queue.next()
    fire(c)
    expect(seen).toEqual(['show a'])
    queue.wake()
    expect(seen).toEqual(['show a', 'show c'])
  })

  it('a hidden tab waits, and looks at the cookies when it shows', () => {
    let visit = { ...here, isVisible: false }
    const { fire, queue, seen } = play(() => visit)
    fire(a, b)
    expect(seen).toEqual([])
    visit = { ...here, cookies: 'hide_modal_id_a=true' }
    queue.wake()
    expect(seen).toEqual(['suppress a already-seen', 'show b'])
  })
})

describe('any sequence of events', () => {
  const popups = [popup('a'), popup('b', { reopen_on_click: true }), popup('c', { priority: 9 }), popup('a')]
  const event = fc.record({
    act: fc.constantFrom('fire' as const, 'close' as const, 'leave' as const, 'wake' as const),
    one: fc.constantFrom(...popups),
    byClick: fc.boolean(),
    isVisible: fc.boolean(),
  })

  it('shows at most one popup at a time, never in a hidden tab, and never one that has a hide cookie, unless a click may', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let shown: PopupSettings | undefined
        let visit = here
        let clicked: PopupSettings[] = []
        const show = (one: PopupSettings) => {
          expect(shown).toBeUndefined()
          expect(visit.isVisible).toBe(true)
          if (visit.cookies.includes(`hide_modal_id_${one.id}=`)) expect(one.reopen_on_click && clicked.includes(one)).toBe(true)
          shown = one
        }
        const queue = createQueue<PopupSettings>(
          () => visit,
          show,
          () => undefined,
        )
        for (const { act, one, byClick, isVisible } of events) {
          visit = { ...visit, isVisible }
          if (byClick) clicked = [...clicked, one]
          if (act === 'fire') expect(queue.fire(one, byClick)).toBe(shown === one)
          else if (act === 'wake') queue.wake()
          else {
            const wasShown = shown === one
            expect(queue.drop(one, act === 'leave')).toBe(wasShown)
            if (wasShown) {
              shown = undefined
              visit = { ...visit, cookies: `${visit.cookies}; hide_modal_id_${one.id}=true` }
            }
            queue.next()
          }
        }
      }),
    )
  })
})
