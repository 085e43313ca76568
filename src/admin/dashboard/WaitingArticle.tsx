import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { ListedDocument } from '../../content/newsroom/listing.ts'
import { serverNow } from '../api/serverClock.ts'
import { editPath } from '../list/editPath.ts'
import { useDates } from '../theme/dates.ts'
import { SERIF } from '../theme/theme.ts'
import { useMessages } from '../useMessages.ts'

/** An article that waits for somebody: who left it, when, and what they said. */
export function WaitingArticle({ document }: { readonly document: ListedDocument }) {
  const t = useMessages().dashboard
  const dates = useDates()
  const who = document.names[document.updatedBy]?.title ?? ''
  return (
    <Box component="li" sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Link
        component={RouterLink}
        to={editPath(document.kind, document.id)}
        underline="hover"
        color="text.primary"
        sx={{ fontFamily: SERIF, fontSize: '1.0625rem' }}
      >
        {document.title}
      </Link>
      <Typography variant="body2" color="text.secondary">
        {t.changed(who, dates.near(document.updatedAt, serverNow()))}
      </Typography>
      {document.note && (
        <Typography variant="body2" sx={{ fontStyle: 'italic', fontFamily: SERIF }}>
          «{document.note}»
        </Typography>
      )}
    </Box>
  )
}
