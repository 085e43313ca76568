import { onTestFinished } from 'vitest'
import { edicola, run, type Running } from './running.ts'

/** Starts the built program as its user would, and ends it with the test. */
export function startProgram(args: readonly string[], variables: Record<string, string>): Running {
  const program = run(edicola(...args), { EDICOLA_DEMO: '0', ...variables })
  onTestFinished(async () => {
    program.kill('SIGKILL')
    await program.ended
  })
  return program
}
