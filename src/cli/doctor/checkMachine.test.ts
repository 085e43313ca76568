import { expect, it } from 'vitest'
import { createContext } from '../context.ts'
import { checkNode, checkSpace } from './checkMachine.ts'

const t = createContext({}).messages.doctor
it.each([
  ['20.18.9', 'fault'],
  ['20.19.0', 'warning'],
  ['22.0.0', 'ok'],
  ['24.1.0', 'ok'],
])('of Node %s: %s', (version, verdict) => expect(checkNode(version, '20.19', t).verdict).toBe(verdict))

it.each([
  [199_999_999, 0, 'fault'],
  [200_000_000, 0, 'warning'],
  [1_999_999_999, 0, 'warning'],
  [2_000_000_000, 0, 'ok'],
  [4_999_999_999, 5_000_000_000, 'fault'],
  [9_999_999_999, 5_000_000_000, 'warning'],
  [10_000_000_000, 5_000_000_000, 'ok'],
])('of %d free bytes where %d are needed: %s', (free, needed, verdict) =>
  expect(checkSpace(free, 'x', 'it', t, needed).verdict).toBe(verdict),
)
