import type { FastifyReply } from 'fastify'
import type { Outcome } from '../../content/newsroom/refusal.ts'
import { languageOf } from '../http/requestLanguage.ts'
import { refusalAnswer } from './refusals.ts'

/** Answers with what the newsroom did, or with why it did not. */
export function sendOutcome(reply: FastifyReply, outcome: Outcome<unknown>): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (outcome.ok) return reply.type('application/json').send(JSON.stringify(outcome.value))
  const { status, body } = refusalAnswer(outcome, languageOf(reply.request) ?? 'it')
  if (outcome.reason === 'forbidden') reply.log.warn({ because: outcome.because }, 'permission refused')
  return reply.code(status).send(body)
}

/** A page of a list, and how many there are in all, as react-admin reads it. */
export function sendList(reply: FastifyReply, rows: readonly unknown[], offset: number, total: number): FastifyReply {
  reply.header('content-range', `items ${offset}-${offset + rows.length - 1}/${total}`)
  return sendOutcome(reply, { ok: true, value: rows })
}
