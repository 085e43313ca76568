import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import { Box, Card, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { useDates } from '../../theme/dates.ts'
import { SERIF } from '../../theme/theme.ts'
import { useMessages } from '../../useMessages.ts'
import type { Explained } from './explained.ts'

/** Every announcement with its decision and its reason: those that are seen first. */
export function WhyAnswer({ explained: { page, at, popups } }: { readonly explained: Explained }) {
  const t = useMessages().popupStudio.why
  const dates = useDates()
  const sorted = [...popups].sort((a, b) => Number(b.isSeen) - Number(a.isSeen))
  const seen = popups.filter(({ isSeen }) => isSeen).length
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        {popups.length === 0 ? t.empty : t.seenCount(seen, popups.length)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {page.path}
        </Box>
        {' · '}
        {dates.moment(at)}. {page.kind ? t.page(t.kinds[page.kind]) : t.noPage}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.map((popup) => (
          <Box component="li" key={popup.id} sx={line}>
            {popup.isSeen ? (
              <CheckCircleOutlined titleAccess={t.isSeen} sx={{ color: 'success.main', mt: '2px' }} />
            ) : (
              <VisibilityOffOutlined titleAccess={t.isNotSeen} sx={{ color: 'text.secondary', mt: '2px' }} />
            )}
            <Box sx={{ minWidth: 0 }}>
              <Link component={RouterLink} to={`/popup/${popup.id}`} underline="hover" color="text.primary" sx={name}>
                {popup.name}
              </Link>
              <Typography variant="body2" color={popup.isSeen ? 'success.main' : 'text.secondary'}>
                {popup.message} {popup.opensOnClick && t.opensOnClick} {popup.isForcedByUrl && t.called}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

const line = { display: 'flex', gap: 1.5, py: 1.25, borderTop: 1, borderColor: 'divider' }
const name = { fontFamily: SERIF, fontSize: '1.125rem', fontWeight: 500, overflowWrap: 'anywhere' }
