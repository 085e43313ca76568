import { describe, expect, it } from 'vitest'
import { readTrigger, triggerFields, type Trigger } from './trigger.ts'

const delay: Trigger = { type: 'delay', seconds: 3 }
const scroll = (offset: string, line: 0 | 0.5 | 1 = 0): Trigger => ({ type: 'scroll', offset, line })

describe('readTrigger', () => {
  it.each<[string, string, string, Trigger]>([
    ['a number is pixels', '500', '', scroll('500')],
    ['pixels by name', '500px', '0', scroll('500px')],
    ['a percentage', '50%', '1', scroll('50%', 1)],
    ['a fraction', '33.3%', '0.5', scroll('33.3%', 0.5)],
    ['zero is an offset', '0', '0', scroll('0')],
    ['a line between two lines is the top', '5', '0.75', scroll('5')],
    ['a line that means nothing is the top', '5', 'fondo', scroll('5')],
    ['nothing', '', '0', delay],
    ['a word', 'metà', '0', delay],
    ['another unit', '50vh', '0', delay],
    ['a space within', '50 %', '0', delay],
    ['below zero', '-5', '0', delay],
    ['two numbers', '5 5', '0', delay],
  ])('%s', (_name, heightOffset, offsetType, expected) => expect(readTrigger(3, heightOffset, offsetType)).toEqual(expected))
})

const examples: Record<Trigger['type'], readonly Trigger[]> = {
  delay: [delay, { type: 'delay', seconds: 0 }],
  scroll: [scroll('500'), scroll('50%', 0.5)],
}

it.each(Object.values(examples).flat())('the contract says %o, and it is read again as it was', (trigger) => {
  const fields = triggerFields(trigger)
  expect(readTrigger(fields.delay_display, fields.height_offset, String(fields['offset-type']))).toEqual(trigger)
})
