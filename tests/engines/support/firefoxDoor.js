#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

// Stands between Playwright and the Firefox of the system: starts it, hands on what either says, and answers in Firefox's place the one command that
// Playwright (1.65) sends for every window and Firefox does not know yet. Colours that a system prefers cannot be tried this way.
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(process.env['EDICOLA_FIREFOX'] ?? 'firefox', process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] })
firefox.once('error', (error) => {
  console.error(error)
  process.exit(1)
})
firefox.once('exit', (code) => process.exit(code ?? 0))
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, () => firefox.kill(signal))

firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(text) ?? []
  if (address) open(address)
  else process.stderr.write(text)
})

/** @param {string} address */
function open(address) {
  const door = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    const place = /** @type {import('node:net').AddressInfo} */ (door.address())
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${place.port}`)
  })
  door.on('connection', (playwright, { url = '' }) => {
    const inside = new WebSocket(address + url)
    const ready = new Promise((resolve) => inside.once('open', resolve))
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(String(data))
      if (method === UNKNOWN_TO_FIREFOX) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
      await ready
      inside.send(String(data))
    })
    inside.on('message', (data) => playwright.send(String(data)))
    inside.once('close', () => playwright.close())
    playwright.once('close', () => inside.close())
  })
}
