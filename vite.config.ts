import { defineConfig } from 'vite'

/** What browsers load: hashed names, so that they may keep a file for ever. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/site/client/main.ts' },
  },
})
