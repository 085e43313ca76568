export interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void
  /** Forgets the call that was waiting. */
  cancel(): void
}

/** Calls `act` once things have been quiet for `wait` milliseconds, with the last arguments it was given. */
export function debounce<Args extends readonly unknown[]>(act: (...args: Args) => void, wait: number): Debounced<Args> {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(waiting)
  const debounced = (...args: Args) => {
    cancel()
    waiting = setTimeout(() => act(...args), wait)
  }
  return Object.assign(debounced, { cancel })
}
