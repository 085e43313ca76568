import { useState, type ReactNode } from 'react'
import { useDelete, useNotify } from 'react-admin'
import type { Kind } from '../../content/kinds.ts'
import { ApiFault } from '../api/callApi.ts'
import { useBin } from '../bin/useBin.tsx'
import { useMessages } from '../useMessages.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { InUseDialog } from './InUseDialog.tsx'

interface Doomed {
  readonly id: string
  readonly title: string
}

/** Moves a document to the bin once that is confirmed; what is in use stays, and says where. The dialogs belong into whatever asks. */
export function useDeletion(kind: Kind, document: Doomed, onDeleted: () => void): { ask: () => void; dialogs: ReactNode } {
  const t = useMessages().form
  const notify = useNotify()
  const { sayTrashed } = useBin()
  const [isAsking, setAsking] = useState(false)
  const [isInUse, setInUse] = useState(false)
  const [remove] = useDelete()

  const confirmed = async () => {
    setAsking(false)
    try {
      await remove(kind, { id: document.id, previousData: document }, { returnPromise: true, mutationMode: 'pessimistic' })
      sayTrashed(document)
      onDeleted()
    } catch (error) {
      if (error instanceof ApiFault && error.refusal.code === 'in-use') setInUse(true)
      else notify(error instanceof ApiFault ? error.refusal.message : t.notSaved, { type: 'error' })
    }
  }
  const dialogs = (
    <>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.deleteTitle(document.title)}
        text={t.deleteText}
        confirm={t.delete}
        onConfirm={() => void confirmed()}
        onClose={() => setAsking(false)}
      />
      <InUseDialog kind={kind} id={document.id} isOpen={isInUse} onClose={() => setInUse(false)} />
    </>
  )
  return { ask: () => setAsking(true), dialogs }
}
