import Add from '@mui/icons-material/Add'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import { Box, Button, Card, Chip, List, ListItemButton, ListItemText, Skeleton, TextField, Typography } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { Title, useGetList, usePermissions } from 'react-admin'
import { Link } from 'react-router'
import { addressOf } from '../../content/addresses.ts'
import type { ListedDocument } from '../../content/newsroom/listing.ts'
import type { Me } from '../api/me.ts'
import { useMoments } from '../articles/edit/useMoments.ts'
import { EmptyState } from '../frame/EmptyState.tsx'
import { useMessages } from '../useMessages.ts'

/** The texts that stay: who we are, contacts, how to support the magazine. */
export function PageList() {
  const t = useMessages().articles
  const { permissions } = usePermissions<Me['may']>()
  const [words, setWords] = useState('')
  const q = useDeferredValue(words.trim())
  const { data, isPending, total } = useGetList<ListedDocument<'page'>>('page', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'title', order: 'ASC' },
    filter: q ? { q } : {},
  })
  const create = permissions?.page?.includes('create') && (
    <Button component={Link} to="/page/create" variant="contained" startIcon={<Add />}>
      {t.pages.create}
    </Button>
  )
  const isEmpty = !isPending && total === 0
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto', px: { xs: 2, sm: 3 }, py: 3 }}>
      <Title title={t.pages.title} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2" component="h1" sx={{ flex: 1 }}>
          {t.pages.title}
        </Typography>
        {create}
      </Box>
      {isEmpty && q === '' ? (
        <EmptyState icon={DescriptionOutlined} title={t.pages.empty} text={t.pages.emptyText}>
          {create}
        </EmptyState>
      ) : (
        <>
          <TextField
            type="search"
            fullWidth
            placeholder={t.pages.search}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            slotProps={{ htmlInput: { 'aria-label': t.pages.search, maxLength: 200 } }}
            sx={{ mb: 2 }}
          />
          {isEmpty && <Typography color="text.secondary">{t.pages.noneFound}</Typography>}
          {!isEmpty && (
            <Card>
              <List disablePadding>
                {isPending
                  ? [1, 2, 3].map((row) => <Skeleton key={row} height={72} sx={{ mx: 2 }} />)
                  : data?.map((page) => <Row key={page.id} page={page} />)}
              </List>
            </Card>
          )}
        </>
      )}
    </Box>
  )
}

function Row({ page }: { readonly page: ListedDocument<'page'> }) {
  const t = useMessages().articles
  const { moment } = useMoments()
  const who = page.names[page.updatedBy]?.title ?? ''
  return (
    <ListItemButton component={Link} to={`/page/${page.id}`} divider sx={{ gap: 2, flexWrap: 'wrap' }}>
      <ListItemText
        primary={page.title}
        secondary={`${addressOf.page(page.slug ?? '')} · ${t.pages.words(page.summary.words)} · ${t.pages.updated(moment(page.updatedAt), who)}`}
        slotProps={{ primary: { variant: 'h6', component: 'h2' } }}
      />
      <Chip
        size="small"
        label={t.states[page.status.state]}
        color={page.status.state === 'published' ? 'success' : 'default'}
        variant="outlined"
      />
    </ListItemButton>
  )
}
