import { classicScripts, ensureInstalled, root } from './prepare.js'

ensureInstalled()
const { build, createServer } = await import('vite')

// Classic scripts with a budget: Vite serves them as they are built, not as they are written.
for (const [config, mode] of classicScripts) {
  await build({ root, mode, configFile: `${root}/${config}`, logLevel: 'warn' })
}

// Vite serves what browsers load and, as a module loader, the server's own TypeScript: one watcher for both.
const vite = await createServer({ root, appType: 'custom', server: { host: 'localhost', cors: true } })
await vite.listen()
const origin = (vite.resolvedUrls?.local[0] ?? 'http://localhost:5173/').replace(/\/$/, '')

/** @type {{ stop(): Promise<void> } | null} */
let running = null
let isBusy = false
let isStale = false

async function restart() {
  isStale = true
  if (isBusy) return
  isBusy = true
  while (isStale) {
    isStale = false
    try {
      await running?.stop()
      running = null
      vite.environments.ssr.moduleGraph.invalidateAll()
      const { startForDevelopment } = await vite.ssrLoadModule('/src/cli/startForDevelopment.ts')
      running = await startForDevelopment(process.env, origin)
      vite.ws.send({ type: 'full-reload' })
    } catch (error) {
      console.error(error instanceof Error && error.name === 'StartFault' ? error.message : error)
    }
  }
  isBusy = false
}

for (const event of ['add', 'change', 'unlink']) {
  vite.watcher.on(event, (file) => {
    // What runs only in browsers Vite replaces by itself.
    const isServers =
      file.includes('/src/') && !/\/src\/(site\/client|site\/styles|popup\/browser|analytics|admin)\/|\.test\.tsx?$/.test(file)
    if (isServers) void restart()
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void Promise.allSettled([running?.stop(), vite.close()]).then(() => process.exit(0)))
}
await restart()
