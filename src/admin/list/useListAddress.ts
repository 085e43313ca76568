import { useSearchParams } from 'react-router'

/** What a list shows, as its address says it: the words that are looked for, the page, and whatever else it is asked for by name. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams()
  return {
    words: address.get('q') ?? '',
    page: Math.max(1, Math.floor(Number(address.get('pagina'))) || 1),
    said: (name: string) => address.get(name) ?? '',
    /** Asks for something else, from the first page on; the way back leads over every choice, not over every letter. */
    say: (name: string, value: string) => {
      const next = new URLSearchParams(address)
      next.delete('pagina')
      if (value) next.set(name, value)
      else next.delete(name)
      setAddress(next, { replace: name === 'q' })
    },
  }
}
