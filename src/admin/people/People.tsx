import GroupOutlined from '@mui/icons-material/GroupOutlined'
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined'
import { Alert, Box, Button, Paper, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { ListBase, useListContext, usePermissions } from 'react-admin'
import type { Account } from '../../content/user.ts'
import type { Me } from '../api/me.ts'
import { useMe } from '../api/useMe.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Pager } from '../list/Pager.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { useMessages } from '../useMessages.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { LinkDialog, type GivenLink } from './LinkDialog.tsx'
import { PeopleFilters, type PeopleFilter } from './PeopleFilters.tsx'
import { PersonRow } from './PersonRow.tsx'
import { RolesExplained } from './RolesExplained.tsx'

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
