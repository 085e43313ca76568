import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'

export interface Program {
  /** All it has printed so far, on either stream. */
  output(): string
  errors(): string
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
  kill(signal: NodeJS.Signals): void
  /** Resolves with the site's address once the program serves it. */
  address(): Promise<string>
}

/** Starts the built program as its user would, and ends it with the test. */
export function startProgram(args: readonly string[], variables: Record<string, string>): Program {
  const child = spawn(process.execPath, ['scripts/edicola.js', ...args], {
    env: { PATH: process.env['PATH'], PORT: '0', EDICOLA_DEMO: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    output: () => output + errors,
    errors: () => errors,
    ended,
    kill: (signal) => child.kill(signal),
    async address() {
      for (;;) {
        const match = /http:\/\/localhost:\d+/.exec(output)
        if (match) return match[0]
        if (child.exitCode !== null) throw new Error(`The program ended before it served: ${output}${errors}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}
