import { defineConfig } from 'vite'
import { LEFT_IN_NODE_MODULES } from './scripts/leftInNodeModules.js'

/**
 * The program itself, its libraries included; and, in the mode `reader`, the thread of it that reads exports. Each is one file: the thread loads nothing that it
 * does not use, and the program finds its folder by where its file is.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  ssr: { noExternal: true, external: LEFT_IN_NODE_MODULES },
  build: {
    ssr: mode === 'reader' ? 'src/cli/moving/readerThread.ts' : 'src/cli/edicola.ts',
    outDir: 'dist/server',
    emptyOutDir: mode !== 'reader',
    target: 'node20',
    minify: false,
    sourcemap: true,
    // The demo's sounds travel inside the program.
    assetsInlineLimit: 1_000_000,
  },
}))
