import { expect, it } from 'vitest'
import { ensureEngines } from '../../scripts/testEngines.js'

type EngineName = ReturnType<typeof ensureEngines>[number]

/** A machine that has some engines and can get others, by the packages of its system or from Playwright. */
function machine(has: readonly EngineName[], fromPackages: Readonly<Record<string, EngineName>>, downloads: readonly EngineName[]) {
  const there = new Set(has)
  const acts: string[] = []
  return {
    acts,
    findEngine: (name: EngineName) => there.has(name),
    installDebian: (...names: string[]) => {
      acts.push(`installs ${names.join(' ')}`)
      for (const name of names) if (fromPackages[name]) there.add(fromPackages[name])
    },
    download: (name: EngineName) => {
      acts.push(`downloads ${name}`)
      if (downloads.includes(name)) there.add(name)
    },
    say: (sentence: string) => void acts.push(sentence),
  }
}

const BEGIN = 'Installo i browser per le prove…'
const without = (name: EngineName) => `Su questa macchina ${name} non si può avere: le prove in quel browser NON si fanno.`

it.each([
  ['nothing, where it has them all', machine(['chromium', 'firefox', 'webkit'], {}, []), [], []],
  [
    'that it installs, where the system has them',
    machine(['chromium'], { 'firefox-esr': 'firefox', 'webkit2gtk-driver': 'webkit' }, []),
    [BEGIN, 'installs firefox-esr webkit2gtk-driver xvfb'],
    [],
  ],
  [
    'that it installs, where only Playwright has them',
    machine(['chromium', 'webkit'], {}, ['firefox']),
    [BEGIN, 'installs firefox-esr', 'downloads firefox'],
    [],
  ],
  [
    'which cannot be had',
    machine(['chromium'], {}, ['firefox']),
    [BEGIN, 'installs firefox-esr webkit2gtk-driver xvfb', 'downloads firefox', 'downloads webkit', without('webkit')],
    ['webkit'],
  ],
  [
    'that none can be had',
    machine([], {}, []),
    [
      BEGIN,
      'installs chromium chromium-headless-shell firefox-esr webkit2gtk-driver xvfb',
      'downloads chromium',
      'downloads firefox',
      'downloads webkit',
      without('chromium'),
      without('firefox'),
      without('webkit'),
    ],
    ['chromium', 'firefox', 'webkit'],
  ],
])('before the tests a machine says %s', (_name, { acts, ...given }, expected, missing) => {
  expect(ensureEngines(given)).toEqual(missing)
  expect(acts).toEqual(expected)
})
