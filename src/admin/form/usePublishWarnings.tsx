import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import type { Kind } from '../../content/kinds.ts'
import type { PublishWarning } from '../../content/newsroom/publishWarnings.ts'
import { ask } from '../api/ask.ts'
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
  readonly warnings: readonly PublishWarning[]
  readonly isSave: boolean
  readonly answer: (isGoingOn: boolean) => void
}

/**
 * Asks the editor before readers see something that is worth another look. `mayPublish` is true at once where there is nothing to say;
 * `dialog` has to stand somewhere on the screen.
 */
export function usePublishWarnings(): { readonly mayPublish: (publishing: Publishing) => Promise<boolean>; readonly dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null)
  const mayPublish = async ({ kind, id, at, unsaved }: Publishing): Promise<boolean> => {
    const warnings = await readWarnings(kind, id, { ...(at !== undefined && { at }), ...(unsaved !== undefined && { content: unsaved }) })
    if (warnings.length === 0) return true
    return new Promise((resolve) => {
      const answer = (isGoingOn: boolean) => {
        setQuestion(null)
        resolve(isGoingOn)
      }
      setQuestion({ warnings, isSave: unsaved !== undefined, answer })
    })
  }
  return { mayPublish, dialog: question && <WarningsDialog {...question} /> }
}

/** Nothing, where the server does not answer: publishing itself will say why. */
async function readWarnings(kind: Kind, id: string, body: object): Promise<readonly PublishWarning[]> {
  try {
    return (await ask<readonly PublishWarning[]>(`/api/admin/${kind}/${id}/warnings`, { method: 'POST', body })).value
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
        <PublishWarnings warnings={warnings} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => answer(false)} autoFocus>
          {t.back}
        </Button>
        <Button variant="contained" onClick={() => answer(true)}>
          {isSave ? t.saveAnyway : t.anyway}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
