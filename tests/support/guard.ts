import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('endWithParent.js', import.meta.url))

/** Ends a process with this one, even if this one is killed; call what is given back once it has ended by itself. */
export const guardProcess = (pid: number | undefined, signal: NodeJS.Signals): (() => void) =>
  pid === undefined ? () => {} : guard(`pid ${pid}`, ` ${signal}`)

/** Removes a folder with this process, even if it is killed; call what is given back once it is gone. */
export const guardFolder = (folder: string): (() => void) => guard(`folder ${folder}`)

let keeper: Socket | null = null

function guard(what: string, how = ''): () => void {
  const told = (keeper ??= startKeeper())
  told.write(`+ ${what}${how}\n`)
  return () => void told.write(`- ${what}\n`)
}

function startKeeper(): Socket {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  const input = child.stdin as Socket // a pipe is one: https://nodejs.org/api/child_process.html#optionsstdio
  input.on('error', () => {}) // whoever ended it wants nothing cleared away
  // Neither keeps this process from ending: that it ends is what the other one waits for.
  child.unref()
  input.unref()
  return input
}
