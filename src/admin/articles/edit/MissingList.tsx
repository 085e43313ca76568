import { Alert, Link } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor, type ArticleFormValues } from './articleEditor.ts'
import { missingShown } from './missingShown.ts'

/** What is still missing before readers may see it, each with the way to its field: the one place that says so. Shown to whoever may publish. */
export function MissingList() {
  const t = useMessages().articles.workflow
  const { kind, can, document, goTo, publishAttempts } = useArticleEditor()
  const content = useWatch<ArticleFormValues, 'content'>({ name: 'content' })
  const place = useRef<HTMLDivElement>(null)
  // Whoever pressed "publish" further down sees and hears what came of it.
  useEffect(() => {
    if (publishAttempts === 0) return
    place.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    place.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [publishAttempts])
  if (kind !== 'article' || !can('publish')) return null
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
