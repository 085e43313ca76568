import ExpandMore from '@mui/icons-material/ExpandMore'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Box,
  Button,
  MenuItem,
  Paper,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { ListBase, useListContext, usePermissions } from 'react-admin'
import { ROLES, type Role } from '../../content/people/role.ts'
import { USER_STATES, type Account, type UserState } from '../../content/people/user.ts'
import { useMe, type Me } from '../api/me.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Pager } from '../list/Pager.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { SearchField } from '../list/SearchField.tsx'
import { useMessages } from '../useMessages.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { LinkDialog, type GivenLink } from './LinkDialog.tsx'
import { PersonRow } from './PersonRow.tsx'

const PER_PAGE = 50

/** Who works here, and what administrators can do about it. */
export function People() {
  return (
    <ListBase<Account> resource="user" perPage={PER_PAGE} sort={{ field: 'name', order: 'ASC' }}>
      <Directory />
    </ListBase>
  )
}

function Directory() {
  const t = useMessages().people
  const me = useMe()
  const { permissions } = usePermissions<Me['may']>()
  const list = useListContext<Account>()
  const { data = [], total, isPending, setFilters } = list
  const lookAgain = () => void list.refetch()
  const filter = list.filterValues as PeopleFilter // written by `PeopleFilters`, and checked by the server
  const [isInviting, setInviting] = useState(false)
  const [link, setLink] = useState<GivenLink | null>(null)
  const mayInvite = permissions?.user?.includes('create') ?? false
  return (
    <Box sx={{ maxWidth: 1040 }}>
      <ScreenHead title={t.title} text={t.intro}>
        {mayInvite && (
          <Button variant="contained" startIcon={<PersonAddAltOutlined />} onClick={() => setInviting(true)}>
            {t.invite.button}
          </Button>
        )}
      </ScreenHead>
      {permissions && !mayInvite && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.onlyLooking}
        </Alert>
      )}
      <PeopleFilters filter={filter} onChange={(changed) => setFilters(changed, undefined)} />
      {isPending || !me ? (
        <Skeleton variant="rounded" height={240} />
      ) : data.length === 0 ? (
        <EmptyState icon={GroupOutlined} title={t.nothingFound} text={t.changeSearch}>
          <Button variant="outlined" onClick={() => setFilters({}, undefined)}>
            {t.clearFilters}
          </Button>
        </EmptyState>
      ) : (
        <>
          <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1 }}>
            {t.found(total ?? data.length)}
          </Typography>
          <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((account) => (
              <PersonRow key={account.id} me={me} account={account} onChanged={lookAgain} onLink={setLink} />
            ))}
          </Paper>
          <Pager page={list.page} perPage={PER_PAGE} total={total ?? 0} onPage={list.setPage} />
        </>
      )}
      <RolesExplained />
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        onInvited={(given) => {
          setInviting(false)
          setLink(given)
          lookAgain()
        }}
      />
      <LinkDialog given={link} onClose={() => setLink(null)} />
    </Box>
  )
}

/** What the list is narrowed by, as the API reads it. */
interface PeopleFilter {
  readonly q?: string
  readonly role?: Role
  readonly state?: UserState
}

interface PeopleFiltersProps {
  readonly filter: PeopleFilter
  readonly onChange: (filter: PeopleFilter) => void
}

function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
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

function RolesExplained() {
  const t = useMessages().people
  const { roles } = useMessages().layout
  return (
    <Accordion variant="outlined" disableGutters sx={{ mt: 3 }} slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography variant="h5" component="span">
          {t.rolesTitle}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {ROLES.map((role) => (
            <div key={role}>
              <Typography component="dt" fontWeight={600}>
                {roles[role]}
              </Typography>
              <Typography component="dd" color="text.secondary" sx={{ m: 0, maxWidth: '70ch' }}>
                {t.roles[role]}
              </Typography>
            </div>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  )
}
