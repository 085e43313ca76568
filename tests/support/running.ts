import { spawn } from 'node:child_process'
import { guardProcess } from './guard.ts'

export interface Running {
  /** All it has printed so far, on either stream. */
  output(): string
  errors(): string
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
  kill(signal: NodeJS.Signals): void
  /** Resolves with the site's address once the program serves it. */
  address(): Promise<string>
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>
}

/** A command and what it is told, as one types it. */
export type CommandLine = readonly [command: string, ...args: string[]]

/** The built program. */
export const edicola = (...args: string[]): CommandLine => [process.execPath, 'scripts/startBuilt.js', ...args]

/** Runs a program that prints the address where it serves. It inherits nothing but where commands are found, and outlives us in no case. */
export function run([command, ...args]: CommandLine, variables: Readonly<Record<string, string>>): Running {
  const child = spawn(command, args, { env: { PATH: process.env['PATH'], PORT: '0', ...variables }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  child.once('exit', guardProcess(child.pid, 'SIGKILL'))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return {
    output: () => output + errors,
    errors: () => errors,
    ended,
    kill: (signal) => void child.kill(signal),
    async address() {
      for (;;) {
        const match = /http:\/\/localhost:\d+/.exec(output)
        if (match) return match[0]
        if (child.exitCode !== null) throw new Error(`The program ended before it served: ${output}${errors}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
