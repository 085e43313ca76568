/** The engines of browsers that journeys want, each with what Debian calls it, what drives it and what shows it. */
const ENGINE_PACKAGES = {
  // Both at once, so that they are of one version.
  chromium: ['chromium', 'chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/**
 * @typedef {keyof typeof ENGINE_PACKAGES} EngineName
 *
 * @typedef {object} Machine
 * @property {(name: EngineName) => unknown} findEngine
 * @property {(...packages: string[]) => void} installDebian
 * @property {(name: EngineName) => void} download Playwright's own.
 * @property {(sentence: string) => void} say
 */

/**
 * Installs the engines that a machine does not have, of the system or else Playwright's own, says plainly which of them cannot be had, and gives their names.
 * @param {Machine} machine
 * @returns {EngineName[]}
 */
export function ensureEngines({ findEngine, installDebian, download, say }) {
  const names = /** @type {EngineName[]} */ (Object.keys(ENGINE_PACKAGES))
  const missing = () => names.filter((name) => !findEngine(name))
  if (missing().length > 0) {
    say('Installo i browser per le prove…')
    installDebian(...missing().flatMap((name) => ENGINE_PACKAGES[name]))
    for (const name of missing()) download(name)
  }
  for (const name of missing()) say(`Su questa macchina ${name} non si può avere: le prove in quel browser NON si fanno.`)
  return missing()
}
