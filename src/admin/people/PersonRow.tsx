import GppGoodOutlined from '@mui/icons-material/GppGoodOutlined'
import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined'
import { Avatar, Box, Chip, Tooltip, Typography } from '@mui/material'
import type { Account } from '../../content/people/user.ts'
import type { Me } from '../api/me.ts'
import { serverNow } from '../api/serverClock.ts'
import { useDates } from '../theme/dates.ts'
import { useMessages } from '../useMessages.ts'
import type { GivenLink } from './LinkDialog.tsx'
import { PersonActs } from './PersonActs.tsx'

interface PersonRowProps {
  readonly me: Me
  readonly account: Account
  readonly onChanged: () => void
  readonly onLink: (link: GivenLink) => void
}

const COLOURS = { active: 'success', invited: 'warning', suspended: 'default' } as const

/** One person: who they are, what they may do, and how they come in. */
export function PersonRow({ me, account, onChanged, onLink }: PersonRowProps) {
  const t = useMessages().people
  const { roles } = useMessages().layout
  const { name, email, role, state, twoFactorEnabled } = account
  const factor = twoFactorEnabled ? t.factorOn : t.factorOff
  return (
    <Box component="li" sx={row}>
      <Avatar aria-hidden sx={{ bgcolor: state === 'suspended' ? 'action.disabled' : 'secondary.main', fontSize: '0.9375rem' }}>
        {initialsOf(name)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography fontWeight={600} sx={{ overflowWrap: 'anywhere' }}>
          {name} {account.id === me.id && <Chip size="small" variant="outlined" label={t.you} />}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          <Presence account={account} />
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: '2', md: 'auto' }, display: 'flex', gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip size="small" label={roles[role]} />
        <Chip size="small" variant="outlined" color={COLOURS[state]} label={t.states[state]} />
        {state === 'active' && (
          <Tooltip title={factor}>
            {twoFactorEnabled ? (
              <GppGoodOutlined color="success" titleAccess={factor} />
            ) : (
              <GppMaybeOutlined color="action" titleAccess={factor} />
            )}
          </Tooltip>
        )}
      </Box>
      <Box sx={{ gridColumn: '-2 / -1', gridRow: '1' }}>
        <PersonActs me={me} account={account} onChanged={onChanged} onLink={onLink} />
      </Box>
    </Box>
  )
}

function Presence({ account: { state, invitedUntil, lastSignInAt } }: { readonly account: Account }) {
  const t = useMessages().people
  const dates = useDates()
  if (state === 'invited' && invitedUntil)
    return invitedUntil > serverNow() ? t.invitedUntil(dates.longMoment(invitedUntil)) : t.invitationOver
  return lastSignInAt ? t.lastSeen(dates.ago(lastSignInAt, serverNow())) : t.neverSeen
}

/** `Ada Rossi` is AR. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((_word, index, all) => index === 0 || index === all.length - 1)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '40px 1fr 40px', md: '40px 1fr auto 40px' },
  gap: 1.5,
  alignItems: 'center',
  p: 1.5,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
}
