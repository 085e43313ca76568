import { Box, Chip, Link, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import type { Uses } from '../../content/newsroom/listing.ts'
import { callApi } from '../api/callApi.ts'
import { editPath } from '../list/editPath.ts'
import { useMessages } from '../useMessages.ts'

/** Where a file is used; asked again whenever its page is opened. */
export function useMediaUses(id: string) {
  return useQuery({
    queryKey: ['media', 'uses', id],
    queryFn: async ({ signal }) => (await callApi<Uses>(`/api/admin/media/${encodeURIComponent(id)}/uses`, { signal })).value,
    staleTime: 0,
  })
}

/** The documents that show a file, each a step away. */
export function MediaUses({ id }: { readonly id: string }) {
  const t = useMessages().media.uses
  const { data } = useMediaUses(id)
  return (
    <section aria-label={t.title}>
      <Typography variant="overline" component="h3" color="text.secondary">
        {t.title}
      </Typography>
      {!data ? (
        <Skeleton width="60%" />
      ) : data.uses.length === 0 && data.others === 0 ? (
        <Typography variant="body2">{t.none}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {data.uses.map((use) => (
            <li key={use.id}>
              <Link component={RouterLink} to={editPath(use.kind, use.id)} variant="body2">
                {use.title || t.kinds[use.kind]}
              </Link>{' '}
              <Chip size="small" variant="outlined" label={`${t.kinds[use.kind]} · ${t.states[use.state]}`} />
            </li>
          ))}
        </Box>
      )}
      {data && data.more > 0 && <Typography variant="body2">{t.more(data.more)}</Typography>}
      {data && data.others > 0 && <Typography variant="body2">{(data.uses.length > 0 ? t.others : t.onlyOthers)(data.others)}</Typography>}
    </section>
  )
}
