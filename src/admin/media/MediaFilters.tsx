import { Box, Chip } from '@mui/material'
import { MEDIA_SORTS, type MediaSort } from '../../content/kinds/media.ts'
import { SearchField } from '../list/SearchField.tsx'
import { useMessages } from '../useMessages.ts'

/** What the library is narrowed by, as the API reads it. */
export interface MediaFilter {
  readonly q?: string
  readonly type?: MediaSort
  readonly altMissing?: boolean
  readonly inReview?: boolean
}

interface MediaFiltersProps {
  readonly filter: MediaFilter
  readonly onChange: (filter: MediaFilter) => void
  /** False where only one type can be chosen. */
  readonly hasTypes?: boolean
}

/** Words, type, and what still lacks its description. */
export function MediaFilters({ filter, onChange, hasTypes = true }: MediaFiltersProps) {
  const t = useMessages().media
  const { q = '', type, altMissing = false, inReview = false } = filter
  const without = <K extends keyof MediaFilter>(name: K): Omit<MediaFilter, K> => {
    const { [name]: _taken, ...rest } = filter
    return rest
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <SearchField
        label={t.search}
        value={q}
        onChange={(words) => onChange({ ...without('q'), ...(words && { q: words }) })}
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
      />
      {hasTypes && (
        <Box role="group" aria-label={t.types.label} sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
          <Toggle label={t.types.any} isOn={!type} onClick={() => onChange(without('type'))} />
          {MEDIA_SORTS.map((one) => (
            <Toggle key={one} label={t.types[one]} isOn={type === one} onClick={() => onChange({ ...filter, type: one })} />
          ))}
        </Box>
      )}
      <Toggle
        label={t.altMissing}
        isOn={altMissing}
        onClick={() => onChange(altMissing ? without('altMissing') : { ...filter, altMissing: true })}
      />
      <Toggle
        label={t.handedIn.badge}
        isOn={inReview}
        onClick={() => onChange(inReview ? without('inReview') : { ...filter, inReview: true })}
      />
    </Box>
  )
}

function Toggle({ label, isOn, onClick }: { readonly label: string; readonly isOn: boolean; readonly onClick: () => void }) {
  return (
    <Chip label={label} onClick={onClick} aria-pressed={isOn} color={isOn ? 'primary' : 'default'} variant={isOn ? 'filled' : 'outlined'} />
  )
}
