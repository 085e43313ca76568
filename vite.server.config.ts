import { defineConfig } from 'vite'
import { LEFT_IN_NODE_MODULES } from './scripts/leftInNodeModules.js'

/**
 * The program itself, its libraries included, and its threads: one reads exports, one draws social cards. A command, or a thread, loads the pieces that it needs and no other:
 * the whole costs a second of processor. All stand in one folder, since the program finds others by where its files are.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: LEFT_IN_NODE_MODULES },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    sourcemap: true,
    // The demo's sounds travel inside the program.
    assetsInlineLimit: 1_000_000,
    rolldownOptions: {
      input: ['src/cli/edicola.ts', 'src/cli/moving/readerThread.ts', 'src/cli/serving/wordsThread.ts'],
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
})
