import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import type { Company } from '../../../content/newsroom/company.ts'
import { useMessages } from '../../useMessages.ts'
import { useDesk } from './desk.ts'
import { MissingList } from './MissingList.tsx'
import { PresenceNotice } from './PresenceNotice.tsx'

interface DeskNoticesProps {
  readonly company: Company | null
  /** There were words in this browser that the server did not have. */
  readonly hasKept: boolean
  /** Two versions wait for a decision that was put off. */
  readonly onDecide: (() => void) | null
}

/** What whoever writes should know before going on, above the sheet. */
export function DeskNotices({ company, hasKept, onDecide }: DeskNoticesProps) {
  const t = useMessages().articles
  const { document, can } = useDesk()
  const [isFoundShown, setFoundShown] = useState(hasKept)
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 4 }, display: 'grid', gap: 1, mt: 2 }}>
      {isFoundShown && (
        <Alert severity="info" onClose={() => setFoundShown(false)}>
          {t.save.found}
        </Alert>
      )}
      {!can('edit') && <Alert severity="info">{t.save.readOnly}</Alert>}
      {onDecide && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={onDecide}>
              {t.conflict.decide}
            </Button>
          }
        >
          {t.save.stale}
        </Alert>
      )}
      <PresenceNotice company={company} />
      {document.note !== '' && (
        <Alert severity="warning" icon={false}>
          <strong>{t.workflow.noteTitle}:</strong> {document.note}
        </Alert>
      )}
      <MissingList />
    </Box>
  )
}
