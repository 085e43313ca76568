import CallMerge from '@mui/icons-material/CallMerge'
import LabelOutlined from '@mui/icons-material/LabelOutlined'
import { Box, Card, IconButton, Link, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { ListedDocument } from '../../content/newsroom/listing.ts'
import type { Me } from '../api/me.ts'
import { SERIF } from '../theme/theme.ts'
import { DocumentListPage } from '../list/DocumentListPage.tsx'
import { useMessages } from '../useMessages.ts'
import { MergeDialog } from './MergeDialog.tsx'

/** Every tag and how much it is used; two that mean the same can become one. */
export function TagList() {
  const t = useMessages()
  const { permissions } = usePermissions<Me['may']>()
  const [merging, setMerging] = useState<ListedDocument<'tag'> | null>(null)
  const mayMerge = permissions?.tag?.includes('delete') ?? false
  return (
    <>
      <DocumentListPage kind="tag" title={t.tags.title} text={t.tags.text} newLabel={t.tags.new} empty={t.tags.empty} icon={LabelOutlined}>
        {(tags) => (
          <Card component="ul" sx={list}>
            {tags.map((tag) => (
              <Box component="li" key={tag.id} sx={row}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Link component={RouterLink} to={`/tag/${tag.id}`} underline="hover" color="text.primary" sx={name}>
                    {tag.title}
                  </Link>
                  <Typography variant="body2" color="text.secondary">
                    {tag.usedBy === 0 ? t.tags.unused : t.lists.articles(tag.usedBy)}
                  </Typography>
                </Box>
                {mayMerge && (
                  <Tooltip title={t.tags.merge.action}>
                    <IconButton aria-label={`${t.tags.merge.action}: ${tag.title}`} onClick={() => setMerging(tag)}>
                      <CallMerge fontSize="small" />
                    </IconButton>
                  </Tooltip>
                )}
              </Box>
            ))}
          </Card>
        )}
      </DocumentListPage>
      {merging && <MergeDialog tag={merging} onClose={() => setMerging(null)} />}
    </>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' },
}
const row = { display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }
const name = { fontFamily: SERIF, fontSize: '1.0625rem', fontWeight: 500, overflowWrap: 'anywhere' }
