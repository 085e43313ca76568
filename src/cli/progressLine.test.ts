import { expect, it } from 'vitest'
import { createProgressLine } from './progressLine.ts'

/** What a terminal of one line would show, what a log would hold, and a clock that stands. */
function open({ isTTY = true, columns = 80 } = {}) {
  let line = ''
  let ms = 0
  const log: string[] = []
  const terminal = {
    isTTY,
    columns,
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
  const progress = createProgressLine(
    (said) => log.push(said),
    terminal,
    () => ms,
  )
  return { ...progress, read: () => line, log, pass: (passed: number) => (ms += passed) }
}

it.each([
  ['words alone', undefined, 'Copio'],
  ['nothing done', 0, '░░░░░░░░░░░░░░░░░░░░ Copio'],
  ['one step short of the end', 0.999, '███████████████████░ Copio'],
  ['all done', 1, '████████████████████ Copio'],
  ['more than was said', 1.2, '████████████████████ Copio'],
])('shows %s, over what was there', (_name, done, line) => {
  const terminal = open()
  terminal.show(() => 'what was there before, and longer')
  terminal.pass(100)
  terminal.show(() => 'Copio', done)
  expect(terminal.read()).toBe(line)
})

it('draws no more often than an eye sees, and what begins at once', () => {
  const terminal = open()
  terminal.show(() => 'uno')
  terminal.pass(99)
  terminal.show(() => 'due')
  expect(terminal.read()).toBe('uno')
  terminal.end()
  terminal.show(() => 'tre')
  expect(terminal.read()).toBe('tre')
})

it.each([
  ['as wide as it is', 30, 29],
  ['of 80 columns where it does not say', 0, 79],
])('keeps to one line of a terminal, %s', (_name, columns, length) => {
  const terminal = open({ columns })
  terminal.show(() => 'x'.repeat(100), 0.5)
  expect(terminal.read()).toHaveLength(length)
})

it('leaves nothing behind', () => {
  const terminal = open()
  terminal.show(() => 'Copio')
  terminal.end()
  expect(terminal.read()).toBe('')
})

it('says a line every half minute where nobody watches', () => {
  const program = open({ isTTY: false })
  for (const passed of [0, 29_999, 1, 29_999, 1]) {
    program.pass(passed)
    program.show(() => 'Copio', 0.5)
    program.end()
  }
  expect(program.read()).toBe('')
  expect(program.log).toEqual(['Copio', 'Copio'])
})
