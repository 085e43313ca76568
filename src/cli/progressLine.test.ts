import { expect, it } from 'vitest'
import { createProgressLine } from './progressLine.ts'

/** What a terminal of one line would show in the end. */
function openTerminal(isTTY: boolean) {
  let line = ''
  const terminal = {
    isTTY,
    cursorTo: () => true,
    clearLine: () => {
      line = ''
      return true
    },
    write: (text: string | Uint8Array) => {
      line += String(text)
      return true
    },
  }
  return { ...createProgressLine(terminal), read: () => line }
}

it.each([
  ['words alone', undefined, 'Copio'],
  ['nothing done', 0, '░░░░░░░░░░░░░░░░░░░░ Copio'],
  ['one step short of the end', 0.999, '███████████████████░ Copio'],
  ['all done', 1, '████████████████████ Copio'],
  ['more than was said', 1.2, '████████████████████ Copio'],
])('shows %s, over what was there', (_name, done, line) => {
  const terminal = openTerminal(true)
  terminal.show('what was there before, and longer')
  terminal.show('Copio', done)
  expect(terminal.read()).toBe(line)
})

it('leaves nothing behind', () => {
  const terminal = openTerminal(true)
  terminal.show('Copio')
  terminal.end()
  expect(terminal.read()).toBe('')
})

it('says nothing where nobody watches', () => {
  const terminal = openTerminal(false)
  terminal.show('Copio', 0.5)
  expect(terminal.read()).toBe('')
})
