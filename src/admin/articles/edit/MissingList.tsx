import { Alert, Link } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { missingFromArticle } from '../../../content/kinds/article.ts'
import { sentenceFor } from '../../../content/parse.ts'
import { useLanguage, useMessages } from '../../useMessages.ts'
import { useDesk, type DeskForm } from './desk.ts'

/** What is still missing before readers may see it, each with the way to its field. Shown to whoever is about to publish. */
export function MissingList() {
  const t = useMessages().articles.workflow
  const language = useLanguage()
  const { kind, can, document, goTo } = useDesk()
  const content = useWatch<DeskForm, 'content'>({ name: 'content' })
  if (kind !== 'article' || !can('publish')) return null
  const missing = missingFromArticle(content)
  // An empty sheet needs no list of what it lacks.
  if (missing.length === 0 || (document.revision <= 1 && missing.length === 3)) return null
  return (
    <Alert severity="info" icon={false} sx={{ py: 0 }}>
      {t.missing}:{' '}
      {missing.map((problem, index) => {
        const field = String(problem.path[0])
        return (
          <span key={field}>
            {index > 0 && ' '}
            <Link component="button" type="button" onClick={() => goTo(field)} sx={{ verticalAlign: 'baseline' }}>
              {sentenceFor(problem, language)}
            </Link>
          </span>
        )
      })}
    </Alert>
  )
}
