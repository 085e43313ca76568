import { useEffect, useState } from 'react'

/** A value, once it has stayed the same for a while. */
export function useDebouncedValue<T>(value: T, milliseconds: number): T {
  const [debounced, setDebounced] = useState(value)
  const written = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(JSON.parse(written) as T), milliseconds) // the very value, written out to be compared
    return () => clearTimeout(timer)
  }, [written, milliseconds])
  return debounced
}
