import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useDelete, useNotify, usePermissions } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Kind } from '../../content/kinds.ts'
import { ApiFault } from '../api/ask.ts'
import type { Me } from '../api/me.ts'
import { useMessages } from '../useMessages.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { InUseDialog } from './InUseDialog.tsx'

interface DeleteButtonProps {
  readonly kind: Kind
  readonly document: { readonly id: string; readonly title: string }
  readonly back?: string
}

/** Deletes a document once that is confirmed; what is in use stays, and says where. */
export function DeleteButton({ kind, document, back }: DeleteButtonProps) {
  const t = useMessages().form
  const notify = useNotify()
  const navigate = useNavigate()
  const { reset } = useFormContext()
  const { permissions } = usePermissions<Me['may']>()
  const [isAsking, setAsking] = useState(false)
  const [isInUse, setInUse] = useState(false)
  const [remove] = useDelete()
  if (!permissions?.[kind]?.includes('delete')) return null

  const confirmed = async () => {
    setAsking(false)
    try {
      await remove(kind, { id: document.id, previousData: document }, { returnPromise: true, mutationMode: 'pessimistic' })
      reset() // nothing is left to save
      notify(t.deleted(document.title), { type: 'info' })
      void navigate(back ?? `/${kind}`)
    } catch (error) {
      if (error instanceof ApiFault && error.refusal.code === 'in-use') setInUse(true)
      else notify(error instanceof ApiFault ? error.refusal.message : t.notSaved, { type: 'error' })
    }
  }
  return (
    <>
      <Tooltip title={t.delete}>
        <IconButton aria-label={t.delete} onClick={() => setAsking(true)}>
          <DeleteOutline />
        </IconButton>
      </Tooltip>
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
}
