import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { BulkAct, BulkResult } from '../../../content/newsroom/bulk.ts'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import { ApiFault, callApi } from '../../api/callApi.ts'
import { usePublishWarnings } from '../../form/usePublishWarnings.tsx'
import { UndoNotice } from '../../list/UndoNotice.tsx'
import { useMessages } from '../../useMessages.ts'

export interface Bulk {
  readonly act: BulkAct
  readonly ids: readonly string[]
  readonly tag?: string
  /** Which issue they go to; null for none. */
  readonly issue?: string | null
}

/** The most that the server takes at once. */
const AT_ONCE = 100

/** Does one thing to many articles, says what became of them, and offers to take it back. */
export function useBulk(onDone: () => void) {
  const t = useMessages().articleList.bulk
  const notify = useNotify()
  const cache = useQueryClient()
  const [isWorking, setWorking] = useState(false)
  const [refused, setRefused] = useState<BulkOutcome['refused']>([])
  const warnings = usePublishWarnings()

  async function perform(bulk: Bulk): Promise<void> {
    if (bulk.act === 'publish' && !(await mayPublish(bulk.ids))) return
    const outcome = await send(bulk)
    if (!outcome) return
    const parts = [
      outcome.done > 0 && t.done[bulk.act](outcome.done),
      outcome.unchanged > 0 && t.unchanged(outcome.unchanged),
      outcome.refused.length > 0 && t.refused(outcome.refused.length),
    ]
    const message = `${parts.filter(Boolean).join('; ')}.`
    const undo = () => void takeBack(outcome, bulk.tag)
    notify(outcome.undo.length > 0 ? <UndoNotice message={message} onUndo={undo} /> : message, { type: 'info', autoHideDuration: 10_000 })
    setRefused(outcome.refused)
  }

  async function mayPublish(ids: readonly string[]): Promise<boolean> {
    setWorking(true)
    return warnings.mayPublishAll('article', ids).finally(() => setWorking(false))
  }

  async function takeBack({ undo }: BulkOutcome, tag: string | undefined): Promise<void> {
    const outcomes = []
    for (const { act, ids, issue } of undo) {
      const more = { ...(tag !== undefined && { tag }), ...(issue !== undefined && { issue }) }
      outcomes.push(await send({ act, ids, ...more }))
    }
    const stillRefused = outcomes.flatMap((outcome) => outcome?.refused ?? [])
    if (outcomes.every((outcome) => outcome) && stillRefused.length === 0) notify(t.undone, { type: 'info' })
    setRefused(stillRefused)
  }

  async function send({ act, ids, tag, issue }: Bulk): Promise<BulkOutcome | null> {
    setWorking(true)
    try {
      const results: BulkResult[] = []
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const more = { ...(tag !== undefined && { tag }), ...(issue !== undefined && { issue }) }
        const body = { act, ids: ids.slice(at, at + AT_ONCE), ...more }
        results.push(...(await callApi<{ results: BulkResult[] }>('/api/admin/article/bulk', { method: 'POST', body })).value.results)
      }
      return bulkOutcome(results)
    } catch (error) {
      notify(error instanceof ApiFault && error.status > 0 ? error.refusal.message : t.failed, { type: 'error' })
      return null
    } finally {
      setWorking(false)
      void cache.invalidateQueries({ queryKey: ['article'] })
      onDone()
    }
  }

  return { isWorking, refused, perform, forget: () => setRefused([]), question: warnings.dialog }
}

interface BulkResultDialogProps {
  readonly refused: BulkOutcome['refused']
  readonly articles: readonly ListedDocument<'article'>[]
  readonly onClose: () => void
}

/** Of those that could not be done, which and why. */
export function BulkResultDialog({ refused, articles, onClose }: BulkResultDialogProps) {
  const t = useMessages()
  const titleOf = (id: string) => articles.find((article) => article.id === id)?.title ?? id
  return (
    <Dialog open={refused.length > 0} onClose={onClose} aria-labelledby="bulk-result" fullWidth maxWidth="sm">
      <DialogTitle id="bulk-result">{t.articleList.bulk.refused(refused.length)}</DialogTitle>
      <DialogContent dividers>
        <List dense disablePadding>
          {refused.map(({ id, message }) => (
            <ListItem key={id} disableGutters>
              <ListItemText primary={titleOf(id)} secondary={message} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t.lists.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface BulkOutcome {
  readonly done: number
  readonly unchanged: number
  readonly refused: readonly { readonly id: string; readonly message: string }[]
  /** What puts back as it was whatever can be put back, grouped by the act that does it. */
  readonly undo: readonly { readonly act: Exclude<BulkAct, 'delete'>; readonly ids: readonly string[]; readonly issue?: string | null }[]
}

/** Counts the results of an act on many, and says how to take it back. */
export function bulkOutcome(results: readonly BulkResult[]): BulkOutcome {
  const done = results.filter((result) => result.ok && result.changed)
  const undo = new Map<string, { act: Exclude<BulkAct, 'delete'>; ids: string[]; issue?: string | null }>()
  for (const result of done) {
    if (!result.ok || !result.undo) continue
    // Articles that came from different issues go back to different ones.
    const key = `${result.undo} ${result.issueBefore ?? ''}`
    const group = undo.get(key) ?? { act: result.undo, ids: [], ...(result.issueBefore !== undefined && { issue: result.issueBefore }) }
    undo.set(key, { ...group, ids: [...group.ids, result.id] })
  }
  return {
    done: done.length,
    unchanged: results.filter((result) => result.ok && !result.changed).length,
    refused: results.flatMap((result) => (result.ok ? [] : [{ id: result.id, message: result.message }])),
    undo: [...undo.values()],
  }
}
