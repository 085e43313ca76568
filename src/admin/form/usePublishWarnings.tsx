import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import type { Kind } from '../../content/kinds.ts'
import type { DocumentWarnings, PublishWarning } from '../../content/newsroom/publishWarnings.ts'
import { callApi } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'
import { PublishWarnings } from './PublishWarnings.tsx'

interface Publishing {
  readonly kind: Kind
  readonly id: string
  /** When, if not now. */
  readonly at?: string | undefined
  /** What is in the form, of a kind that readers see as it is saved. */
  readonly unsaved?: unknown
}

interface Question {
  /** Of the one document that it is about, or of each of several. */
  readonly warnings: readonly PublishWarning[] | readonly DocumentWarnings[]
  readonly isSave: boolean
  readonly answer: (isGoingOn: boolean) => void
}

interface PublishWarningsQuestions {
  readonly mayPublish: (publishing: Publishing) => Promise<boolean>
  /** The same for many that are published together: one question for all. */
  readonly mayPublishAll: (kind: Kind, ids: readonly string[]) => Promise<boolean>
  readonly dialog: ReactNode
}

/**
 * Asks the editor before readers see something that is worth another look. `mayPublish` is true at once where there is nothing to say;
 * `dialog` has to stand somewhere on the screen.
 */
export function usePublishWarnings(): PublishWarningsQuestions {
  const [question, setQuestion] = useState<Question | null>(null)
  const isGoingOn = (warnings: Question['warnings'], isSave: boolean): Promise<boolean> | true =>
    warnings.length === 0 ||
    new Promise((resolve) => {
      const answer = (isYes: boolean) => {
        setQuestion(null)
        resolve(isYes)
      }
      setQuestion({ warnings, isSave, answer })
    })
  return {
    mayPublish: async ({ kind, id, at, unsaved }) => {
      const body = { ...(at !== undefined && { at }), ...(unsaved !== undefined && { content: unsaved }) }
      return isGoingOn(await readWarnings<PublishWarning>(`${kind}/${id}`, body), unsaved !== undefined)
    },
    mayPublishAll: async (kind, ids) => isGoingOn(await readWarnings<DocumentWarnings>(kind, { ids }), false),
    dialog: question && <WarningsDialog {...question} />,
  }
}

/** Nothing, where the server does not answer: publishing itself will say why. */
async function readWarnings<T>(place: string, body: object): Promise<readonly T[]> {
  try {
    return (await callApi<readonly T[]>(`/api/admin/${place}/warnings`, { method: 'POST', body })).value
  } catch {
    return []
  }
}

function WarningsDialog({ warnings, isSave, answer }: Question) {
  const t = useMessages().publishWarnings
  const title = useId()
  return (
    <Dialog open onClose={() => answer(false)} aria-labelledby={title} role="alertdialog" fullWidth maxWidth="sm">
      <DialogTitle id={title}>{isSave ? t.saveTitle : t.title}</DialogTitle>
      <DialogContent>
        {isOfMany(warnings) ? <WarningsOfMany documents={warnings} /> : <PublishWarnings warnings={warnings} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => answer(false)} autoFocus>
          {isOfMany(warnings) ? t.backToList : t.back}
        </Button>
        <Button variant="contained" onClick={() => answer(true)}>
          {isSave ? t.saveAnyway : t.anyway}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const isOfMany = (warnings: Question['warnings']): warnings is readonly DocumentWarnings[] => warnings.some((one) => 'warnings' in one)

function WarningsOfMany({ documents }: { readonly documents: readonly DocumentWarnings[] }) {
  const titles = useId()
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {documents.map(({ id, title, warnings }) => (
        <section key={id} aria-labelledby={`${titles}${id}`}>
          <Typography id={`${titles}${id}`} component="h3" gutterBottom sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <PublishWarnings warnings={warnings} />
        </section>
      ))}
    </Box>
  )
}
