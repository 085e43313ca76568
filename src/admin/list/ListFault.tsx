import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useMessages } from '../useMessages.ts'

interface ListFaultProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** A list that could not be read: says why, and offers to ask again. */
export function ListFault({ error, onRetry }: ListFaultProps) {
  const t = useMessages().lists
  const translate = useTranslate()
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t.again}
        </Button>
      }
    >
      {t.failed} {error instanceof Error && translate(error.message, { _: error.message })}
    </Alert>
  )
}
