import { Box, MenuItem, TextField } from '@mui/material'
import { ROLES, type Role } from '../../content/role.ts'
import { USER_STATES, type UserState } from '../../content/user.ts'
import { SearchField } from '../list/SearchField.tsx'
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

/** Words, role and state. */
export function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
  const t = useMessages().people
  const { roles } = useMessages().layout
  const choose = (name: keyof PeopleFilter, value: string) => {
    const { [name]: _before, ...others } = filter
    onChange({ ...others, ...(value && { [name]: value }) })
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
      <SearchField
        label={t.search}
        value={filter.q ?? ''}
        onChange={(words) => choose('q', words)}
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
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
