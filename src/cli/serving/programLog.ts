import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { rarely } from '../../content/rarely.ts'
import { createLogDestination, type LogDestination } from '../../server/logDestination.ts'
import type { OnStoreFault } from '../../store/faults.ts'
import type { CommandContext } from '../context.ts'
import type { Environment } from '../environment.ts'

/** Where the program writes its log, and who is told of faults of the store before there is a server whose log could say so. */
export interface ProgramLog {
  readonly destination: LogDestination
  readonly onStoreFault: OnStoreFault
  /** From now on there is a log. Before, a fault of the store is one of starting, and is told as such. */
  use(log: FastifyBaseLogger): void
}

export function openProgramLog({ clock }: Pick<CommandContext, 'clock'>): ProgramLog {
  let log: FastifyBaseLogger | null = null
  return {
    destination: createLogDestination(process.stdout.fd, (lines) =>
      log?.warn({ lines }, 'lines of the log could not be written, and were dropped'),
    ),
    onStoreFault: rarely((err, passedOver) => log?.error({ err, passedOver }, 'the store failed'), clock),
    use: (used) => void (log = used),
  }
}

/** Pretty where a person watches, JSON where a program does. */
export function loggerFor({ logLevel }: Pick<Environment, 'logLevel'>, stream: LogDestination) {
  if (!process.stdout.isTTY) return { level: logLevel, stream }
  return {
    level: logLevel,
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss', singleLine: true } },
  }
}

/** The log of a process that serves nobody, in the words of those that do. */
export function createLogger(environment: Pick<Environment, 'logLevel'>, destination: LogDestination): FastifyBaseLogger {
  const { stream, ...options } = { stream: undefined, ...loggerFor(environment, destination) }
  return stream ? pino(options, stream) : pino(options)
}
