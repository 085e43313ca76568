import { chromium, type LaunchOptions } from '@playwright/test'
import { findBrowser, findHeadlessShell } from '../../scripts/findBrowser.js'

// Of several such lists Chromium heeds the last alone, so those that Playwright (1.65) switches off are here, too.
const PLAYWRIGHTS_OWN =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,' +
  'MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,' +
  'NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch'

// What the address bar would suggest is a page of its own in every new window, which nobody sees here and costs as much as ours.
const ADDRESS_BAR = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup'

/** The whole of Chromium, for journeys through tabs or the back/forward cache, which Playwright would turn off; and for what is measured. */
export const wholeBrowser = {
  executablePath: findBrowser() ?? chromium.executablePath(),
  args: [
    // Chromium's sandbox does not start as root, which is who runs in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${PLAYWRIGHTS_OWN},${ADDRESS_BAR}`,
  ],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
} satisfies LaunchOptions

/** The browser of all other journeys. Its pages live for seconds: V8's optimizing compilers would cost more than they give. */
export const launchOptions = {
  ...wholeBrowser,
  executablePath: findHeadlessShell() ?? wholeBrowser.executablePath,
  args: [...wholeBrowser.args, '--js-flags=--no-opt,--no-maglev'],
}
