import { defineConfig } from 'vite'
import { guidePlugin } from './scripts/guidePlugin.js'
import { iconsPlugin } from './scripts/iconsPlugin.js'

/** The back office: one page, and pieces that come when a screen needs them. */
export default defineConfig({
  root: 'src/admin',
  base: '/admin/',
  publicDir: false,
  plugins: [guidePlugin(), iconsPlugin()],
  // The server puts a new word in its place for every visit: see `server/admin/screens.ts`.
  html: { cspNonce: 'EDICOLA_NONCE' },
  build: {
    outDir: '../../dist/admin',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    // Libraries mark files for frameworks that render on a server; here everything is the browser's.
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      // zod is told what it may not do in the file that it comes in, before any schema is made.
      output: { codeSplitting: { groups: [{ name: 'zod', test: /node_modules.zod.|withoutEval/ }] } },
    },
  },
})
