import type { Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** How many elements get a style anew at once, at most, while `act` is done and the next frame drawn: Chromium's own count, which is the same on any machine. */
export async function countRestyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))) // the protocol says no more than "object"
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['blink', 'devtools.timeline'] } })
  await act()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await session.send('Tracing.end')
  await ended
  await session.detach()
  return Math.max(0, ...events.map(({ name, args }) => (name === 'UpdateLayoutTree' && args.elementCount) || 0))
}
