import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import { Box, Card, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { ListedDocument } from '../../content/newsroom/listing.ts'
import { serverNow } from '../api/serverClock.ts'
import { DocumentListPage } from '../list/DocumentListPage.tsx'
import { StatusChip } from '../list/StatusChip.tsx'
import { useDates } from '../theme/dates.ts'
import { SERIF } from '../theme/theme.ts'
import { useMessages } from '../useMessages.ts'

/** The texts that stay: who we are, contacts, how to support the magazine. */
export function PageList() {
  const t = useMessages().articles.pages
  return (
    <DocumentListPage kind="page" title={t.title} text={t.text} newLabel={t.create} empty={t.empty} icon={DescriptionOutlined}>
      {(pages) => (
        <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {pages.map((page) => (
            <Row key={page.id} page={page} />
          ))}
        </Card>
      )}
    </DocumentListPage>
  )
}

function Row({ page }: { readonly page: ListedDocument<'page'> }) {
  const t = useMessages().articles.pages
  const dates = useDates()
  const who = page.names[page.updatedBy]?.title ?? ''
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Link component={RouterLink} to={`/page/${page.id}`} underline="hover" color="text.primary" sx={link}>
          {page.title}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {addressOf.page(page.slug ?? '')} · {t.words(page.summary.words)}
        </Typography>
      </Box>
      <StatusChip status={page.status} />
      <Typography variant="body2" color="text.secondary" sx={{ flex: { sm: '0 0 11rem' }, textAlign: { sm: 'right' } }}>
        <Box component="span" sx={{ display: { sm: 'block' } }}>
          {who}
        </Box>{' '}
        {dates.near(page.updatedAt, serverNow())}
      </Typography>
    </Box>
  )
}

const row = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
  '&:hover': { backgroundColor: 'action.hover' },
}
/** The whole row is the link. */
const link = {
  fontFamily: SERIF,
  fontSize: '1.125rem',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}
