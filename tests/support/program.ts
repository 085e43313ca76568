import { onTestFinished } from 'vitest'
import { edicola, run, type CommandLine, type Running } from './running.ts'

/** Starts the built program as its user would, and ends it with the test. */
export function startProgram(args: readonly string[], variables: Record<string, string>): Running {
  return startCommand(edicola(...args), variables)
}

/** The same by another way to start it. */
export function startCommand(command: CommandLine, variables: Record<string, string>): Running {
  const program = run(command, { EDICOLA_DEMO: '0', ...variables })
  onTestFinished(async () => {
    program.kill('SIGKILL')
    await program.ended
  })
  return program
}
