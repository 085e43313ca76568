import { useMessages } from '../useMessages.ts'
import { isMac, keyHint, type Keys } from './keyHint.ts'

/** Names keys as they stand on this keyboard, in this language. */
export function useKeyHint(): (keys: Keys) => string {
  const { keys: names } = useMessages().editor
  return (keys) => keyHint(keys, names, isMac())
}
