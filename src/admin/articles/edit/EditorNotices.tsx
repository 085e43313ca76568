import { Alert, Box, Button, Link } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Presence } from '../../../content/newsroom/otherEditors.ts'
import { newUuid } from '../../api/newUuid.ts'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor, type ArticleFormValues } from './articleEditor.ts'
import { toNewText } from './firstWords.ts'
import { missingShown } from './missingShown.ts'
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

/** What is still missing before readers may see it, each with the way to its field: the one place that says so. Shown to whoever may publish. */
function MissingList() {
  const { kind, can } = useArticleEditor()
  return kind === 'article' && can('publish') ? <MissingFields /> : null
}

function MissingFields() {
  const t = useMessages().articles.workflow
  const { document, goTo, publishAttempts } = useArticleEditor()
  const content = useWatch<ArticleFormValues, 'content'>({ name: 'content' })
  const place = useRef<HTMLDivElement>(null)
  // Whoever pressed "publish" further down sees and hears what came of it.
  useEffect(() => {
    if (publishAttempts === 0) return
    place.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    place.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [publishAttempts])
  const missing = missingShown(content, {
    isAttempted: publishAttempts > 0,
    inReview: document.inReview,
    wasPublished: document.firstPublishedAt !== null,
  })
  if (missing.length === 0) return null
  return (
    <Alert ref={place} severity={publishAttempts > 0 ? 'warning' : 'info'} icon={false} sx={{ py: 0 }}>
      {t.missing}{' '}
      {missing.map((field, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <Link component="button" type="button" onClick={() => goTo(field)} sx={{ verticalAlign: 'baseline' }}>
            {t.missingFields[field]}
          </Link>
        </span>
      ))}
      .
    </Alert>
  )
}
