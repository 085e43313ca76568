import { defineConfig } from 'vite'
import { LEFT_IN_NODE_MODULES } from './scripts/leftInNodeModules.js'

/** The program itself, its libraries included. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: LEFT_IN_NODE_MODULES },
  build: {
    ssr: 'src/cli/edicola.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    // The demo's sounds travel inside the program.
    assetsInlineLimit: 1_000_000,
  },
})
