import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { addressOf, type SearchAddress } from '../../content/addresses/addresses.ts'
import { debounce } from '../client/debounce.ts'
import { SearchPanel } from './SearchPanel.tsx'
import type { SearchProps, SearchView } from './searchProps.ts'
import { SearchResults } from './SearchResults.tsx'

const QUIET_MS = 200
const SHORTEST = 2

/** A search that answers while somebody types. Asleep, it is a form and its results; awake, each answer takes the place of the last. */
export default function Search({ view: first, labels }: SearchProps) {
  const [view, setView] = useState(first)
  const [hasFailed, setHasFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const asking = useRef<AbortController>(null)

  const [ask] = useState(() => async () => {
    if (!form.current) return
    const query = readForm(form.current)
    // An older answer that comes late must not take the place of this one.
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    const answer = await fetchView(query, signal)
    if (signal.aborted) return
    setHasFailed(answer === undefined)
    if (!answer) return
    setView(answer)
    // The address says what is shown, for who reloads or shares it; going back leaves the search, not a letter.
    history.replaceState(history.state, '', addressOf.search(query))
  })
  const [askSoon] = useState(() => debounce(() => void ask(), QUIET_MS))
  useEffect(
    () => () => {
      askSoon.cancel()
      asking.current?.abort()
    },
    [askSoon],
  )

  const onType = (typed: string) => {
    const { length } = typed.trim()
    if (length === 0 || length >= SHORTEST) askSoon()
    else askSoon.cancel()
  }
  const askNow = () => {
    askSoon.cancel()
    void ask()
  }
  const onSubmit = (event: SubmitEvent) => {
    // Where asking has failed, the browser may succeed, or say why not.
    if (hasFailed) return
    event.preventDefault()
    askNow()
  }

  return (
    <>
      <SearchPanel ref={form} view={view} labels={labels} onType={onType} onChoose={askNow} onSubmit={onSubmit} />
      <SearchResults view={view} labels={labels} notice={hasFailed ? labels.failure : view.outcome} />
    </>
  )
}

function readForm(form: HTMLFormElement): SearchAddress {
  const fields = new FormData(form)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : undefined
  }
  return { q: text('q'), sezione: text('sezione'), autore: text('autore') }
}

/** Nothing where the network or the server fails, or where a newer question has been asked. */
async function fetchView(query: SearchAddress, signal: AbortSignal): Promise<SearchView | undefined> {
  try {
    const response = await fetch(addressOf.searchResults(query), { signal, headers: { accept: 'application/json' } })
    return response.ok ? ((await response.json()) as SearchView) : undefined // written by our own server
  } catch {
    return undefined
  }
}
