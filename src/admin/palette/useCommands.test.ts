import { expect, it } from 'vitest'
import { inOrder, type Command } from './useCommands.ts'

const command = (group: Command['group'], label: string): Command => ({ id: label, group, label, to: '/' })

it('puts what is called by the very words first, and what only mentions them last', () => {
  const commands = [
    command('found', 'Un nuovo articolo di legge'),
    command('more', 'Cronache'),
    command('more', 'nuovo-articolo.pdf'),
    command('create', 'Nuovo articolo'),
  ]
  expect(inOrder(commands, 'nuovo artìcolo ').map(({ label }) => label)).toEqual([
    'Nuovo articolo',
    'Un nuovo articolo di legge',
    'Cronache',
    'nuovo-articolo.pdf',
  ])
})
