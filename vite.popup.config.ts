import { defineConfig } from 'vite'
import { standaloneConfig } from './scripts/standaloneConfig.js'

/** Bytes, gzipped: what every page of a magazine pays for its announcements. */
const budgets = {
  'edicola-popup.js': 4096,
  'edicola-popup.css': 2816,
  'edicola-popup-bootstrap.js': 1280,
  'edicola-popup-audience.js': 1344,
  'edicola-popup-count.js': 800,
}

/** Members of our own objects that neither the page nor the Bootstrap module ever reads by name: the build may shorten them. */
const inside = [
  'isSupportPage',
  'cookies',
  'isVisible',
  'isCapped',
  'byClick',
  'fire',
  'drop',
  'wake',
  'popup',
  'seconds',
  'offset',
  'line',
  'name',
  'days',
  'isTicked',
  'address',
  'show_once',
  'auto_hide',
  'auto_hide_delay',
  'trigger',
  'cookie_expiration',
  'auto_open',
  'open_modal_on_element_click',
  'reopen_on_click',
  'priority',
  'close_button',
  'left_button',
]

/**
 * The announcement popup, to be included on any site: one classic script and one stylesheet; `--mode bootstrap` builds the module that the
 * script fetches by itself where the theme is Bootstrap's, `--mode audience` the script that a site with caps, widths, variants or figures
 * puts before it, `--mode count` the one for a site with figures alone.
 */
export default defineConfig(({ mode }) =>
  standaloneConfig(budgets, {
    outDir: 'dist/popup',
    emptyOutDir: mode === 'production',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    terserOptions: {
      compress: { inline: false },
      mangle: { properties: { builtins: true, regex: new RegExp(`^(${inside.join('|')})$`) } },
    },
    lib:
      mode === 'bootstrap'
        ? { entry: 'src/popup/browser/bootstrapEntry.ts', formats: ['es'], fileName: () => 'edicola-popup-bootstrap.js' }
        : mode === 'audience'
          ? {
              entry: 'src/popup/browser/audienceEntry.ts',
              name: 'edicolaPopupAudience',
              formats: ['iife'],
              fileName: () => 'edicola-popup-audience.js',
            }
          : mode === 'count'
            ? {
                entry: 'src/popup/browser/countEntry.ts',
                name: 'edicolaPopupCount',
                formats: ['iife'],
                fileName: () => 'edicola-popup-count.js',
              }
            : {
                entry: 'src/popup/browser/entry.ts',
                name: 'edicolaPopupEngine',
                formats: ['iife'],
                fileName: () => 'edicola-popup.js',
                cssFileName: 'edicola-popup',
              },
  }),
)
