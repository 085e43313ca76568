import { defineConfig } from 'vite'
import { guidePlugin } from './scripts/guidePlugin.js'
import { iconsPlugin } from './scripts/iconsPlugin.js'
import { subsetFonts } from './scripts/subsetFonts.js'
import { PAGE_SCRIPTS } from './src/site/pageScripts.ts'
import { PAGE_STYLES } from './src/site/pageStyles.ts'

/** What browsers load: hashed names, so that they may keep a file for ever. */
export default defineConfig({
  publicDir: false,
  plugins: [guidePlugin(), iconsPlugin()],
  // Development serves the back office too, with its libraries bundled beforehand: one that is found later is bundled anew, while the page runs with two copies of React.
  optimizeDeps: { entries: ['src/admin/main.tsx', 'src/site/client/*.{ts,tsx}'], rolldownOptions: { plugins: [iconsPlugin()] } },
  resolve: { alias: { '@fonts': await subsetFonts() } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // light-dark(), which the colours are written in, came to all browsers in 2024.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [
        ...['main', ...PAGE_SCRIPTS].map((name) => `src/site/client/${name}.ts`),
        ...PAGE_STYLES.map((name) => `src/site/styles/${name}.css`),
      ],
    },
  },
})
