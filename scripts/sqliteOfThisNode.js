import Module from 'node:module'

// Loaded before anything else by `npm run nodes`: node_modules has SQLite compiled for the Node that installed it, and this process may be another.

/** How Node loads a file by its ending: not in its types, but where every tool that loads files in its own way has its place. */
const { _extensions: loaders } = /** @type {{ _extensions: Record<string, (module: unknown, file: string) => void> }} */ (
  /** @type {unknown} */ (Module)
)
const load = loaders['.node']
loaders['.node'] = (module, file) => load?.(module, /better_sqlite3\.node$/.test(file) ? (process.env['EDICOLA_SQLITE'] ?? file) : file)
