import type { Moment } from '../islands/islands.ts'

type Stop = () => void

/** A mouse that comes near is a touch too: React has run by the time it presses. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/** Calls `due` once: at the island's moment, or at the reader's first touch if that comes before. */
export function onMoment(island: HTMLElement, moment: Moment, due: () => void): Stop {
  const waiting = new AbortController()
  const { signal } = waiting
  const wake = () => {
    if (signal.aborted) return
    waiting.abort()
    due()
  }
  for (const touch of TOUCHES) island.addEventListener(touch, wake, { signal, passive: true })
  // The script may arrive after the reader has.
  if (island.contains(document.activeElement)) wake()
  else if (moment === 'visible') onVisible(island, wake, signal)
  else if (moment === 'idle') onIdle(wake, signal)
  return () => waiting.abort()
}

function onVisible(island: HTMLElement, wake: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), { rootMargin: '200px' })
  observer.observe(island)
  signal.addEventListener('abort', () => observer.disconnect())
}

function onIdle(wake: () => void, signal: AbortSignal): void {
  // Safari has no idle callback.
  const [ask, cancel] = 'requestIdleCallback' in window ? [requestIdleCallback, cancelIdleCallback] : [setTimeout, clearTimeout]
  const handle = ask(wake)
  signal.addEventListener('abort', () => cancel(handle))
}
