import { expect, it } from 'vitest'
import { isWeakPassword } from './passwordStrength.ts'

const WORDS = ['Giovanni Rossi', 'giovanni.rossi@mezzaluce.example', 'Mezzaluce']

it.each([
  ['password1234', true],
  ['Password123!', true],
  ['qwertyuiop12', true],
  ['123456789012', true],
  ['aaaaaaaaaaaaaaa', true],
  ['iloveyou1234', true],
  ['ciaociaociao', true],
  ['juventus1897', true],
  ['giovanni.rossi', true],
  ['Mezzaluce2026', true],
  ['mezzaluce-rossi', true],
  ['redazione2026', true],
  ['la nebbia agli irti colli', false],
  ['una-parola-lunga-assai', false],
  ['k3v9-qwmx-72hf-bzpt', false],
])('%s is weak: %s', async (password, weak) => expect(await isWeakPassword(password, WORDS)).toBe(weak))
