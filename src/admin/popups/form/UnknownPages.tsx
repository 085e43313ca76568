import { FormHelperText } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import type { ExplainedPage } from '../../../content/popups/explanation.ts'
import { callApi } from '../../api/callApi.ts'
import { useMessages } from '../../useMessages.ts'

/** Says which of these paths are nowhere on the site. A warning only: the page may come out tomorrow. */
export function UnknownPages({ paths }: { readonly paths: readonly string[] }) {
  const t = useMessages().popupForm
  const asked = paths.filter(isOnePage)
  const answers = useQueries({
    queries: asked.map((address) => ({
      queryKey: ['page at', address],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await callApi<{ page: ExplainedPage }>('/api/admin/popup/explain', { method: 'POST', body: { address }, signal })).value.page,
      staleTime: 60_000,
      retry: false,
    })),
  })
  const unknown = asked.filter((_, index) => answers[index]?.data?.kind === null)
  if (unknown.length === 0) return null
  return (
    <FormHelperText role="status" sx={{ color: 'warning.main', mt: -1 }}>
      {unknown.map((path) => t.unknownPage(path)).join(' ')}
    </FormHelperText>
  )
}

/** A path that stands for one page of ours: no stars, and not the front page, which is always there. */
const isOnePage = (path: string): boolean => /^\/[^\s*]+$/.test(path) && !path.startsWith('//')
