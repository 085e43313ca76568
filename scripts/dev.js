import { join, resolve } from 'node:path'
import { classicScripts, copyModalLibraries, ensureInstalled, root } from './prepare.js'

// `npm run dev [-- FOLDER]`: development has a folder and a magazine of its own, and never touches what `npm start` built or keeps.
const folder = resolve(root, process.argv[2] ?? 'dev')
const built = join(folder, 'built')
const variables = {
  DATA_DIR: join(folder, 'data'),
  EDICOLA_ADMIN_EMAIL: 'sviluppo@edicola.example',
  EDICOLA_ADMIN_PASSWORD: 'un-vaso-sul-davanzale',
  ...process.env,
}

ensureInstalled('start')
const { build, createServer } = await import('vite')

// Vite serves what browsers load and, as a module loader, the server's own TypeScript: one watcher for both.
const vite = await createServer({ root, cacheDir: join(folder, 'vite'), appType: 'custom', server: { host: 'localhost', cors: true } })
await vite.listen()
const origin = (vite.resolvedUrls?.local[0] ?? 'http://localhost:5173/').replace(/\/$/, '')
// The back office puts its styles into pages of another port, where the fonts that they name are not. Which port is free was not known before.
vite.config.server.origin = origin

/** @type {Awaited<ReturnType<typeof import('../src/cli/serving/startForDevelopment.ts').startForDevelopment>> | null} */
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
      const { startForDevelopment } = await vite.ssrLoadModule('/src/cli/serving/startForDevelopment.ts')
      running = await startForDevelopment(variables, origin, built)
      console.log(`  Entra come chi scrive         ${origin}${SIGN_IN}\n`)
      vite.ws.send({ type: 'full-reload' })
    } catch (error) {
      console.error(error instanceof Error && error.name === 'StartFault' ? error.message : error)
    }
  }
  isBusy = false
}

// A cookie is of a host, whatever its port: signed in here, one is signed in there.
const SIGN_IN = '/entra'
vite.middlewares.use(SIGN_IN, (_request, response) => {
  const site = running?.siteUrl
  // It may be starting again: the browser tries once more in a second.
  if (!site) return void response.writeHead(503, { refresh: '1' }).end()
  fetch(`${site}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ email: variables.EDICOLA_ADMIN_EMAIL, password: variables.EDICOLA_ADMIN_PASSWORD }),
  })
    .then((answer) => response.writeHead(302, { location: `${site}/admin`, 'set-cookie': answer.headers.getSetCookie() }).end())
    .catch((/** @type {unknown} */ error) => response.writeHead(502).end(String(error)))
})

// Classic scripts with a budget are served as they are built, not as they are written: built again whenever their code changes.
for (const [config, mode] of classicScripts) {
  const outDir = join(built, config === 'vite.popup.config.ts' ? 'popup' : 'analytics')
  const options = { outDir, emptyOutDir: false, watch: {} }
  const watcher = await build({ root, mode, configFile: join(root, config), logLevel: 'warn', build: options })
  if (!('on' in watcher)) continue
  await new Promise((resolve) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error)
      if (event.code !== 'END' && event.code !== 'ERROR') return
      resolve(undefined)
      // Their addresses carry a mark of what they hold, which the server reads when it starts.
      if (running) void restart()
    })
  })
}
copyModalLibraries(join(built, 'popup'))

for (const event of ['add', 'change', 'unlink']) {
  vite.watcher.on(event, (file) => {
    // What runs only in browsers Vite replaces by itself, or the builds above.
    const isServers =
      file.includes('/src/') && !/\/src\/(site\/client|site\/styles|popup\/browser|analytics|admin)\/|\.test\.tsx?$/.test(file)
    if (isServers) void restart()
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void Promise.allSettled([running?.stop(), vite.close()]).then(() => process.exit(0)))
}
await restart()
