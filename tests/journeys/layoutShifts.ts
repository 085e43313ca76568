import type { Page } from '@playwright/test'

/** How much of what was painted has moved since by itself, as Chromium counts it. */
export const layoutShifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let total = 0
        const add = (shifts: PerformanceEntryList) => {
          for (const { value } of shifts as (PerformanceEntry & { value: number })[]) total += value // of the type that is asked for
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(total)
          }),
        )
      }),
  )
