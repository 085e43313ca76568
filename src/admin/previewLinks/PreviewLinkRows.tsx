import { Box, Button, Chip, Link, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { ListedPreviewLink } from '../../content/newsroom/previewLink.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import { editPath } from '../list/editPath.ts'
import { listRow } from '../list/listRow.ts'
import { useMoments } from '../theme/moments.ts'
import { useMessages } from '../useMessages.ts'

/** The links that still open: to one document (`article/…`), or all that the server tells of. */
export function usePreviewLinks(document: string | null) {
  return useQuery({
    queryKey: ['preview-links', document],
    queryFn: async ({ signal }) => {
      const path = document === null ? 'preview-links' : `${document}/preview-links`
      return (await callApi<readonly ListedPreviewLink[]>(`/api/admin/${path}`, { signal })).value
    },
    staleTime: 0,
  })
}

interface PreviewLinkRowsProps {
  readonly links: readonly ListedPreviewLink[]
  readonly label: string
  /** Whether each says which document it opens. */
  readonly hasTitles?: boolean
}

/** Links to drafts: who made each, until when it opens, and the way to end it. */
export function PreviewLinkRows({ links, label, hasTitles = false }: PreviewLinkRowsProps) {
  const { previewLinks: t, media } = useMessages()
  const { moment } = useMoments()
  const notify = useNotify()
  const queries = useQueryClient()
  const withdraw = async (id: string) => {
    try {
      await callApi(`/api/admin/preview-links/${id}`, { method: 'DELETE' })
      notify(t.withdrawn, { type: 'success' })
    } catch (error) {
      notify(error instanceof ApiFault ? error.refusal.message : 'ra.notification.http_error', { type: 'error' })
    }
    await queries.invalidateQueries({ queryKey: ['preview-links'] })
  }
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {links.map(({ id, document, by, createdAt, expiresAt, mayWithdraw }) => {
        const title = document.title || t.untitled
        const maker = by ?? t.console
        return (
          <Box component="li" key={id} sx={row}>
            <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              {hasTitles && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                  <Link component={RouterLink} to={editPath(document.kind, document.id)} color="text.primary" underline="hover">
                    {title}
                  </Link>
                  <Chip size="small" variant="outlined" label={media.uses.kinds[document.kind]} />
                </Box>
              )}
              <Typography variant="body2" color="text.secondary">
                {t.facts(maker, moment(createdAt), moment(expiresAt))}
              </Typography>
            </Box>
            {mayWithdraw && (
              <Button size="small" color="error" onClick={() => void withdraw(id)} aria-label={t.withdrawLabel(title, maker)}>
                {t.withdraw}
              </Button>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

const row = { ...listRow, flexWrap: 'wrap' }
