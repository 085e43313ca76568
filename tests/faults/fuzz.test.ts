import { expect, it } from 'vitest'
import { runFuzz } from '../fuzz/runFuzz.ts'
import { engines } from '../support/stores.ts'

const SEED = 15
const REQUESTS = 1_000

it.each(engines)('hostile requests meet no fault of ours on %s', { timeout: 300_000 }, async (engine) => {
  const lines: string[] = []
  const { findings, sent } = await runFuzz({ engine, seed: SEED, requests: REQUESTS, people: 1, say: (line) => void lines.push(line) })
  expect([sent, findings, lines]).toEqual([REQUESTS, [], []])
})
