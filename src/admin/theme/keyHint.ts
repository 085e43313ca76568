import type { AdminMessages } from '../../messages/admin/adminMessages.ts'
import { useMessages } from '../useMessages.ts'

/** A combination of keys as the editor's program knows it: `Mod-Shift-7`, where `Mod` is Ctrl, or ⌘ on a Mac. */
export type Keys = string

const ON_A_MAC: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Enter: '↩' }
/** Macs name the keys in this order, the letter last. */
const MAC_ORDER = ['Alt', 'Shift', 'Mod']

/** A combination of keys as it stands on the keyboard in front of whoever reads it. */
export function keyHint(keys: Keys, names: AdminMessages['editor']['keys'], isMac: boolean): string {
  const parts = keys.split('-')
  if (isMac) {
    const held = MAC_ORDER.filter((key) => parts.includes(key))
    const pressed = parts.filter((key) => !MAC_ORDER.includes(key))
    return [...held, ...pressed].map((key) => ON_A_MAC[key] ?? nameOf(key)).join('')
  }
  const named: Readonly<Record<string, string>> = names
  return parts.map((key) => named[key] ?? nameOf(key)).join('+')
}

/** A letter is a capital on its key; a name is as it is written. */
const nameOf = (key: string): string => (key.length === 1 ? key.toUpperCase() : key)

/** Is this the keyboard of a Mac? An iPad with one has the same keys. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Names keys as they stand on this keyboard, in this language. */
export function useKeyHint(): (keys: Keys) => string {
  const { keys: names } = useMessages().editor
  return (keys) => keyHint(keys, names, isMac())
}
