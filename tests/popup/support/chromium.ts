import { launchOptions } from '../../support/browser.ts'

/** The browser of all our journeys, with the back/forward cache that Playwright would turn off: some of these go through it. */
export const chromium = {
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--disable-quic'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
}
