import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import type { Document } from '../../../content/newsroom/document.ts'
import { PublishActions } from '../../form/PublishActions.tsx'
import { useMessages } from '../../useMessages.ts'

/** What can be done with a saved announcement: see how it does, show it to readers, take it back. */
export function PopupActions({ document }: { readonly document: Document<'popup'> }) {
  const t = useMessages().popupForm
  return (
    <>
      {document.firstPublishedAt && (
        <Button color="inherit" startIcon={<InsightsOutlined />} component={Link} to={`/popup/${document.id}/numeri`}>
          {t.statistics}
        </Button>
      )}
      <PublishActions document={document} />
    </>
  )
}
