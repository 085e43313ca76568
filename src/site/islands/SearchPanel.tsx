import type { Ref, SubmitEvent } from 'react'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { Filter, SearchLabels, SearchView } from './searchProps.ts'

interface SearchPanelProps {
  readonly ref: Ref<HTMLFormElement>
  readonly view: SearchView
  readonly labels: SearchLabels
  readonly onType: (typed: string) => void
  readonly onChoose: () => void
  readonly onSubmit: (event: SubmitEvent) => void
}

/** What is looked for, and where. The fields keep what the reader puts into them; React only draws them. */
export function SearchPanel({ ref, view, labels, onType, onChoose, onSubmit }: SearchPanelProps) {
  const { typed, filters } = view
  return (
    <form ref={ref} className="search-panel" role="search" action={addressOf.search()} onSubmit={onSubmit}>
      <div className="search-line">
        <label className="visually-hidden" htmlFor="cerca-testo">
          {labels.field}
        </label>
        <input
          id="cerca-testo"
          className="search-field"
          type="search"
          name="q"
          defaultValue={typed}
          maxLength={300}
          placeholder={labels.field}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <button className="search-button" type="submit">
          {labels.button}
        </button>
      </div>
      {filters && (
        <div className="search-filters">
          <FilterField name="sezione" label={labels.section} filter={filters.section} onChoose={onChoose} />
          <FilterField name="autore" label={labels.author} filter={filters.author} onChoose={onChoose} />
        </div>
      )}
    </form>
  )
}

interface FilterFieldProps {
  readonly name: string
  readonly label: string
  readonly filter: Filter
  readonly onChoose: () => void
}

function FilterField({ name, label, filter: { chosen, choices }, onChoose }: FilterFieldProps) {
  return (
    <p className="search-filter">
      <label htmlFor={`cerca-${name}`}>{label}</label>
      <select id={`cerca-${name}`} name={name} defaultValue={chosen} onChange={onChoose}>
        {choices.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
    </p>
  )
}
