import { Alert, Box, Button, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Kind } from '../../content/kinds.ts'
import type { Document } from '../../content/newsroom/document.ts'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { useMessages } from '../useMessages.ts'
import { DeleteButton } from './DeleteButton.tsx'
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
