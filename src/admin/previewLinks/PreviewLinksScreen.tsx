import LinkOutlined from '@mui/icons-material/LinkOutlined'
import { Card, Skeleton } from '@mui/material'
import { EmptyState } from '../layout/EmptyState.tsx'
import { ListFault } from '../list/ListFault.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { useMessages } from '../useMessages.ts'
import { PreviewLinkRows, usePreviewLinks } from './PreviewLinkRows.tsx'

/** Every link to a draft that still opens, as far as it is for whoever looks to know. */
export function PreviewLinksScreen() {
  const t = useMessages().previewLinks
  const { data, error, refetch } = usePreviewLinks(null)
  return (
    <>
      <ScreenHead title={t.title} text={t.text} />
      {error && <ListFault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={200} />}
      {data?.length === 0 && <EmptyState icon={LinkOutlined} {...t.none} />}
      {data && data.length > 0 && (
        <Card>
          <PreviewLinkRows links={data} label={t.title} hasTitles />
        </Card>
      )}
    </>
  )
}
