import { defineConfig } from 'vite'

/** The program itself: our own code in a few files, libraries left in node_modules. */
export default defineConfig({
  publicDir: false,
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
