import FilterList from '@mui/icons-material/FilterList'
import { Box, Button, Collapse, MenuItem, TextField, useMediaQuery, type Theme } from '@mui/material'
import { useState } from 'react'
import type { Status } from '../../../content/newsroom/document.ts'
import { SearchField } from '../../list/SearchField.tsx'
import { useMessages } from '../../useMessages.ts'
import { hasFilters, NO_FILTERS, SORTS, type ArticleQuery, type Sort } from './articleQuery.ts'
import { NamedFilter } from './NamedFilter.tsx'

interface ArticleFiltersProps {
  readonly query: ArticleQuery
  readonly onChange: (changes: Partial<ArticleQuery>) => void
}

/** What the list is narrowed by. On a phone all but the search stays folded away until it is wanted. */
export function ArticleFilters({ query, onChange }: ArticleFiltersProps) {
  const t = useMessages()
  const { filter, sort } = t.articleList
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const [isOpen, setOpen] = useState(false)
  const day = (name: 'from' | 'until') => (
    <TextField
      key={name}
      type="date"
      label={filter[name]}
      value={query[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value || null })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <Box role="search" sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <SearchField
          label={t.articleList.search}
          value={query.words}
          onChange={(words) => onChange({ words })}
          sx={{ flex: '1 1 14rem' }}
        />
        <TextField
          select
          label={sort.label}
          value={query.sort}
          onChange={({ target }) => onChange({ sort: target.value as Sort, isDescending: target.value !== 'title' })} // the options are the sorts
          sx={{ minWidth: 160 }}
        >
          {SORTS.map((one) => (
            <MenuItem key={one} value={one}>
              {sort[one]}
            </MenuItem>
          ))}
        </TextField>
        {!isWide && (
          <Button startIcon={<FilterList />} onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} color="inherit" variant="outlined">
            {t.articleList.filters}
          </Button>
        )}
      </Box>
      <Collapse in={isWide || isOpen}>
        <Box sx={fields}>
          <TextField
            select
            label={filter.state}
            value={query.state ?? ''}
            onChange={({ target }) => onChange({ state: (target.value || null) as Status['state'] | null })} // the options are the states
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{filter.anyState}</MenuItem>
            {Object.entries(t.lists.states).map(([state, label]) => (
              <MenuItem key={state} value={state}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          {(['section', 'author', 'issue', 'tag'] as const).map((kind) => (
            <NamedFilter key={kind} kind={kind} label={filter[kind]} value={query[kind]} onChange={(id) => onChange({ [kind]: id })} />
          ))}
          {day('from')}
          {day('until')}
          {hasFilters(query) && (
            <Button color="inherit" onClick={() => onChange(NO_FILTERS)}>
              {t.articleList.clear}
            </Button>
          )}
        </Box>
      </Collapse>
    </Box>
  )
}

const fields = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))', pt: 0.5 }
