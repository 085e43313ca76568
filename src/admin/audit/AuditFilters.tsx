import FilterList from '@mui/icons-material/FilterList'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AUDIT_ACTIONS, type AuditAction } from '../../content/people/audit.ts'
import type { Subject } from '../../content/people/permissions.ts'
import type { Role } from '../../content/people/role.ts'
import type { UserState } from '../../content/people/user.ts'
import { auditIn } from '../../messages/audit.ts'
import { callApi } from '../api/callApi.ts'
import { SearchField } from '../list/SearchField.tsx'
import { useDates } from '../theme/dates.ts'
import { useLanguage, useMessages } from '../useMessages.ts'

/** What the log is narrowed by, as the API reads it. */
export interface AuditFilter {
  readonly q?: string
  readonly who?: string
  readonly action?: AuditAction
  readonly kind?: Subject['kind']
  readonly from?: string
  readonly to?: string
}

interface AuditFiltersProps {
  readonly filter: AuditFilter
  readonly onChange: (filter: AuditFilter) => void
}

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const t = useMessages().audit
  const { actions, kinds } = auditIn(useLanguage())
  const { data: people = [] } = usePeople()
  // A phone has room for the words alone; what narrows the log already is shown all the same.
  const [isOpen, setOpen] = useState(Object.keys(filter).some((name) => name !== 'q'))
  const { dayKey, startOf, endOf } = useDates()
  const set = (name: keyof AuditFilter, value: string) => {
    const { [name]: _before, ...others } = filter
    onChange({ ...others, ...(value && { [name]: value }) })
  }
  const select = (name: 'who' | 'action' | 'kind', all: string, options: readonly (readonly [string, string])[]) => (
    <TextField select label={t.filters[name]} value={filter[name] ?? ''} onChange={(event) => set(name, event.target.value)} sx={field}>
      <MenuItem value="">{all}</MenuItem>
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
  const day = (name: 'from' | 'to', read: (instant: string) => string, write: (day: string) => string) => (
    <TextField
      type="date"
      label={t.filters[name]}
      value={filter[name] ? read(filter[name]) : ''}
      onChange={(event) => set(name, event.target.value && write(event.target.value))}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={field}
    />
  )
  const byName = Object.entries(kinds).toSorted(([, one], [, other]) => one.localeCompare(other))
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
      <SearchField label={t.search} value={filter.q ?? ''} onChange={(words) => set('q', words)} sx={{ flex: '1 1 100%' }} />
      <Button startIcon={<FilterList />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ display: { md: 'none' } }}>
        {t.filters.more}
      </Button>
      <Box sx={{ display: { xs: isOpen ? 'contents' : 'none', md: 'contents' } }}>
        {select(
          'who',
          t.filters.everybody,
          people.map(({ id, name }) => [id, name]),
        )}
        {select(
          'action',
          t.filters.all,
          AUDIT_ACTIONS.map((action) => [action, actions[action]]),
        )}
        {select('kind', t.filters.all, byName)}
        {day('from', dayKey, startOf)}
        {day('to', (instant) => dayKey(new Date(Date.parse(instant) - 1).toISOString()), endOf)}
      </Box>
      {Object.keys(filter).length > 0 && <Button onClick={() => onChange({})}>{t.clearFilters}</Button>}
    </Box>
  )
}

const field = { flex: { xs: '1 1 140px', md: '0 1 170px' }, minWidth: 130 }

/** A colleague, in as few words as it takes to choose one. */
interface Colleague {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly state: UserState
}

function usePeople() {
  return useQuery({ queryKey: ['people'], queryFn: async () => (await callApi<Colleague[]>('/api/admin/people')).value })
}
