import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { Alert, Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Kind } from '../../content/kinds.ts'
import type { Document } from '../../content/newsroom/document.ts'
import type { Me } from '../api/me.ts'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { useMessages } from '../useMessages.ts'
import { useDeletion } from './useDeletion.tsx'
import { useShortcut } from './useShortcut.ts'

interface FormBarProps {
  readonly kind: Kind
  readonly document: Document | undefined
  readonly title: string
  readonly text?: string
  readonly back?: string
  readonly isReadOnly: boolean
  readonly isDeletable: boolean
  readonly actions: ReactNode
}

/** The head of a form, which stays in sight: what it is, whether it is saved, and the buttons. */
export function FormBar({ kind, document, title, text, back, isReadOnly, isDeletable, actions }: FormBarProps) {
  const t = useMessages().form
  const { formState } = useFormContext()
  const { errors, dirtyFields, isSubmitting } = useFormState()
  const isUnsaved = Object.keys(dirtyFields).length > 0
  const fault = (errors['root'] as Record<string, { message?: string } | undefined> | undefined)?.['save']?.message // set by DocumentForm
  useShortcut('s', () => {
    const form = window.document.querySelector<HTMLFormElement>(`form:has([data-form-bar="${kind}"])`)
    if (!isReadOnly && !formState.isSubmitting) form?.requestSubmit()
  })
  return (
    <Box data-form-bar={kind} sx={bar}>
      <ScreenHead title={title} {...(text && { text })} {...(back && { back })}>
        {isUnsaved && !isReadOnly && (
          <Typography variant="body2" color="text.secondary" role="status">
            {t.unsaved}
          </Typography>
        )}
        {actions}
        {document && isDeletable && !isReadOnly && <DeleteButton kind={kind} document={document} {...(back && { back })} />}
        {!isReadOnly && (
          <Tooltip title={t.shortcut}>
            <span>
              <Button type="submit" variant="contained" disabled={isSubmitting || (!isUnsaved && document !== undefined)}>
                {isSubmitting ? t.saving : t.save}
              </Button>
            </span>
          </Tooltip>
        )}
      </ScreenHead>
      {fault && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {fault}
        </Alert>
      )}
    </Box>
  )
}

const bar = { position: 'sticky', top: { xs: 56, sm: 48 }, zIndex: 5, backgroundColor: 'background.default', mx: -1, px: 1 }

interface DeleteButtonProps {
  readonly kind: Kind
  readonly document: { readonly id: string; readonly title: string }
  readonly back?: string
}

/** Deletes what a form shows, and leads back to the list. */
function DeleteButton({ kind, document, back = `/${kind}` }: DeleteButtonProps) {
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
