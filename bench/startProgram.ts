import { spawn } from 'node:child_process'

/** Starts the built program, as a reader meets it, until it is told to stop. */
export function startProgram(variables: Readonly<Record<string, string>>): { readonly address: Promise<string>; stop(): Promise<void> } {
  const child = spawn(process.execPath, ['scripts/edicola.js', 'start'], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const address = new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const match = /http:\/\/localhost:\d+/.exec(output)
      if (match) resolve(match[0])
    })
    void ended.then(() => reject(new Error(`The program ended before it served: ${output}`)))
  })
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
