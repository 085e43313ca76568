import { useEffect, useState } from 'react'

/** A value, once it has stayed the same for a while. */
export function useRested<T>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value)
  const written = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(written) as T), milliseconds) // the very value, written out to be compared
    return () => clearTimeout(timer)
  }, [written, milliseconds])
  return rested
}
