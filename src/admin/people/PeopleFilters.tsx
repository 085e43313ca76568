import { Box, MenuItem, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { ROLES, type Role } from '../../content/role.ts'
import { USER_STATES, type UserState } from '../../content/user.ts'
import { useMessages } from '../useMessages.ts'

/** What the list is narrowed by, as the API reads it. */
export interface PeopleFilter {
  readonly q?: string
  readonly role?: Role
  readonly state?: UserState
}

interface PeopleFiltersProps {
  readonly filter: PeopleFilter
  readonly onChange: (filter: PeopleFilter) => void
}

const QUIET_MS = 300

/** Words, role and state. */
export function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
  const t = useMessages().people
  const { roles } = useMessages().frame
  const { q, ...rest } = filter
  const [typed, setTyped] = useState(q ?? '')
  useEffect(() => {
    if (typed.trim() === (q ?? '')) return
    const timer = setTimeout(() => onChange({ ...rest, ...(typed.trim() && { q: typed.trim() }) }), QUIET_MS)
    return () => clearTimeout(timer)
  })
  const choose = (name: 'role' | 'state', value: string) => {
    const { [name]: _before, ...others } = filter
    onChange({ ...others, ...(value && { [name]: value }) })
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
      <TextField
        type="search"
        label={t.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        select
        label={t.role}
        value={filter.role ?? ''}
        onChange={(event) => choose('role', event.target.value)}
        sx={{ minWidth: 150 }}
      >
        <MenuItem value="">{t.any}</MenuItem>
        {ROLES.map((role) => (
          <MenuItem key={role} value={role}>
            {roles[role]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t.state}
        value={filter.state ?? ''}
        onChange={(event) => choose('state', event.target.value)}
        sx={{ minWidth: 130 }}
      >
        <MenuItem value="">{t.any}</MenuItem>
        {USER_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {t.states[state]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
