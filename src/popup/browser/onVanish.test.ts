import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSettings } from '../core/readSettings.ts'
import { nativePresenter } from './nativePresenter.ts'
import { onVanish } from './onVanish.ts'

/** As much of a dialog as the presenter and the watch touch. */
class Dialog extends EventTarget {
  open = true
  isConnected = true
  isDrawn = true
  checkVisibility = () => this.isDrawn
  querySelector = () => null
}

const ORDERS = [
  ['cancel', 'resize', 'close'],
  ['cancel', 'close', 'resize'],
  ['resize', 'cancel', 'close'],
  ['resize', 'close', 'cancel'],
  ['close', 'cancel', 'resize'],
  ['close', 'resize', 'cancel'],
]

let resize: () => void

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

/** Watches a dialog as an open popup does, and gives what was concluded, in order. */
function watch(dialog: Dialog): string[] {
  const concluded: string[] = []
  const dismiss = () => concluded.push('dismissed')
  const element = dialog as unknown as HTMLDialogElement
  nativePresenter(element, { ...readSettings(() => undefined), close_on_backdrop: false }, dismiss)
  onVanish(element, dismiss, () => concluded.push('gone'))
  return concluded
}

describe('a dialog that the reader closed', () => {
  it.each(ORDERS)('was turned away, and not taken away, when the browser tells %s, %s, %s', (...order) => {
    const dialog = new Dialog()
    const concluded = watch(dialog)
    Object.assign(dialog, { open: false, isDrawn: false })
    for (const told of order) {
      if (told === 'resize') resize()
      else dialog.dispatchEvent(new Event(told, { cancelable: true }))
    }
    expect(new Set(concluded)).toEqual(new Set(['dismissed']))
  })
})

describe('a dialog that stays open', () => {
  it('is there while it is drawn, whatever its size', () => {
    const dialog = new Dialog()
    const concluded = watch(dialog)
    resize()
    expect(concluded).toEqual([])
  })

  it.each([
    ['taken out of the page', { isConnected: false, isDrawn: false }],
    ['hidden by the page', { isDrawn: false }],
  ])('and is %s has gone, which nobody chose', (_, change) => {
    const dialog = new Dialog()
    const concluded = watch(dialog)
    Object.assign(dialog, change)
    resize()
    expect(concluded).toEqual(['gone'])
  })

  it('has gone also when it was closed by being taken out of the page', () => {
    const dialog = new Dialog()
    const concluded = watch(dialog)
    Object.assign(dialog, { open: false, isConnected: false, isDrawn: false })
    resize()
    expect(concluded).toEqual(['gone'])
  })
})
