import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { IconButton, Tooltip } from '@mui/material'
import { usePermissions } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Kind } from '../../content/kinds.ts'
import type { Me } from '../api/me.ts'
import { useMessages } from '../useMessages.ts'
import { useDeletion } from './useDeletion.tsx'

interface DeleteButtonProps {
  readonly kind: Kind
  readonly document: { readonly id: string; readonly title: string }
  readonly back?: string
}

/** Deletes what a form shows, and leads back to the list. */
export function DeleteButton({ kind, document, back = `/${kind}` }: DeleteButtonProps) {
  const t = useMessages().form
  const navigate = useNavigate()
  const { reset } = useFormContext()
  const { permissions } = usePermissions<Me['may']>()
  const { ask, dialogs } = useDeletion(kind, document, () => {
    reset() // nothing is left to save
    void navigate(back)
  })
  if (!permissions?.[kind]?.includes('delete')) return null
  return (
    <>
      <Tooltip title={t.delete}>
        <IconButton aria-label={t.delete} onClick={ask}>
          <DeleteOutline />
        </IconButton>
      </Tooltip>
      {dialogs}
    </>
  )
}
