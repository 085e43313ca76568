import { MenuItem, TextField, Typography } from '@mui/material'
import { ROLES, type Role } from '../../content/people/role.ts'
import { useMessages } from '../useMessages.ts'

interface RoleFieldProps {
  readonly label: string
  readonly role: Role
  readonly onChange: (role: Role) => void
  readonly isDisabled?: boolean
}

/** A role, with what it lets people do. */
export function RoleField({ label, role, onChange, isDisabled = false }: RoleFieldProps) {
  const { roles } = useMessages().layout
  const explained = useMessages().people.roles
  return (
    <TextField
      select
      label={label}
      value={role}
      onChange={(event) => onChange(event.target.value as Role)} // one of the items below
      disabled={isDisabled}
      helperText={explained[role]}
      fullWidth
      slotProps={{
        select: { renderValue: (value) => roles[value as Role], MenuProps: { slotProps: { paper: { sx: { maxWidth: 480 } } } } },
      }} // the same
    >
      {[...ROLES].reverse().map((one) => (
        <MenuItem key={one} value={one} sx={{ display: 'block', whiteSpace: 'normal' }}>
          {roles[one]}
          <Typography variant="caption" component="p" color="text.secondary">
            {explained[one]}
          </Typography>
        </MenuItem>
      ))}
    </TextField>
  )
}
