import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Presence } from '../../../content/newsroom/otherEditors.ts'
import { newUuid } from '../../api/newUuid.ts'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor } from './articleEditor.ts'
import { toNewText } from './firstWords.ts'
import { MissingList } from './MissingList.tsx'
import { PresenceNotice } from './PresenceNotice.tsx'

interface EditorNoticesProps {
  readonly presence: Presence | null
  /** There were words in this browser that the server did not have. */
  readonly hasFound: boolean
  /** Two versions wait for a decision that was put off. */
  readonly onDecide: (() => void) | null
}

/** What whoever writes should know before going on, above the sheet. */
export function EditorNotices({ presence, hasFound, onDecide }: EditorNoticesProps) {
  const t = useMessages().articles
  const { kind, document, can } = useArticleEditor()
  const navigate = useNavigate()
  const [isFoundShown, setFoundShown] = useState(hasFound)
  // Whoever came for a new text finds the one they had begun, and may want another all the same.
  const [wasNew] = useState(document.revision === 0)
  const beginAnother = () => void navigate(`/${kind}/create`, { state: toNewText({ id: newUuid(), title: '' }) })
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 4 }, display: 'grid', gap: 1, mt: 2 }}>
      {isFoundShown && (
        <Alert
          severity="info"
          {...(wasNew
            ? {
                action: (
                  <Button color="inherit" onClick={beginAnother}>
                    {t.save.beginAnother}
                  </Button>
                ),
              }
            : { onClose: () => setFoundShown(false) })}
        >
          {wasNew ? t.save.foundBegun : t.save.found}
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
      <PresenceNotice presence={presence} />
      {document.note !== '' && (
        <Alert severity="warning" icon={false}>
          <strong>{t.workflow.noteTitle}:</strong> {document.note}
        </Alert>
      )}
      <MissingList />
    </Box>
  )
}
