#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

// Stands between Playwright and the Firefox of the system: starts it, hands on what either says, and answers in Firefox's place the one command that
// Playwright (1.65) sends for every window and Firefox does not know yet. Colours that a system prefers cannot be tried this way.
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(process.env['EDICOLA_FIREFOX'] ?? 'firefox', process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] })
firefox.once('error', (error) => {
  say(String(error))
  process.exit(1)
})
firefox.once('exit', (code) => process.exit(code ?? 0))
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, () => firefox.kill(signal))

createInterface(firefox.stderr).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? []
  if (address) open(address)
  else say(line)
})

/** @param {string} address */
function open(address) {
  const door = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    const place = /** @type {import('node:net').AddressInfo} */ (door.address())
    say(`WebDriver BiDi listening on ws://127.0.0.1:${place.port}`)
  })
  door.on('connection', (playwright, { url = '' }) => {
    const inside = new WebSocket(address + url)
    const ready = new Promise((resolve) => inside.once('open', resolve))
    playwright.on('message', (data) => {
      const text = textOf(data)
      const { id, method } = /** @type {{ id: number, method: string }} */ (JSON.parse(text))
      if (method === UNKNOWN_TO_FIREFOX) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
      else void ready.then(() => inside.send(text))
    })
    inside.on('message', (data) => playwright.send(textOf(data)))
    inside.once('close', () => playwright.close())
    playwright.once('close', () => inside.close())
  })
}

/**
 * What a socket brings is in one piece: its type tells of others, which have to be asked for.
 * @param {import('ws').RawData} data
 */
function textOf(data) {
  return /** @type {Buffer} */ (data).toString('utf8')
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`)
}
