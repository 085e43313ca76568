/** What a browser keeps for each sound that was begun, with the hash of its file in place of the asterisk. */
export const HEARD_KEY = 'ascolto:*'

export interface HeardPositions {
  /** The second at which the sound was left; 0 for one that was not begun, or was heard to its end. */
  read(hash: string): number
  /** Keeps where a sound was left; 0 forgets it. */
  keep(hash: string, seconds: number): void
}

/** `localStorage`, as far as it is used here: the server, which lists what browsers keep, knows no DOM. */
interface KeyStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Where a reader left each sound, in their own browser. One that keeps nothing begins every sound anew. */
export function createHeardPositions(storage: () => KeyStorage): HeardPositions {
  const read = (hash: string): number => {
    try {
      const seconds = Number(storage().getItem(keyOf(hash)))
      return Number.isFinite(seconds) && seconds > 0 ? seconds : 0
    } catch {
      return 0
    }
  }
  return {
    read,
    keep(hash, seconds) {
      const whole = Math.floor(seconds)
      // A player tells its position several times a second.
      if (whole === read(hash)) return
      try {
        if (whole > 0) storage().setItem(keyOf(hash), String(whole))
        else storage().removeItem(keyOf(hash))
      } catch {
        // Storage is forbidden or full.
      }
    },
  }
}

const keyOf = (hash: string): string => HEARD_KEY.replace('*', hash)
