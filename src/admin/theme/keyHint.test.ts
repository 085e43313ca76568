import { expect, it } from 'vitest'
import { adminMessages } from '../../messages/admin/adminMessages.ts'
import { keyHint } from './keyHint.ts'

it.each([
  ['Mod-b', 'it', false, 'Ctrl+B'],
  ['Mod-b', 'it', true, '⌘B'],
  ['Mod-Shift-z', 'it', false, 'Ctrl+Maiusc+Z'],
  ['Mod-Shift-z', 'en', false, 'Ctrl+Shift+Z'],
  ['Mod-Shift-z', 'it', true, '⇧⌘Z'],
  ['Mod-Alt-2', 'it', true, '⌥⌘2'],
  ['Shift-Enter', 'it', false, 'Maiusc+Invio'],
  ['Shift-Enter', 'it', true, '⇧↩'],
] as const)('%s in %s, on a Mac %s: %s', (keys, language, isMac, hint) =>
  expect(keyHint(keys, adminMessages[language].editor.keys, isMac)).toBe(hint),
)
