import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Document } from '../../../content/newsroom/document.ts'
import type { PublishWarning } from '../../../content/newsroom/publishWarnings.ts'
import { callApi } from '../../api/callApi.ts'
import { TextDifferences } from '../../form/TextDifferences.tsx'
import { useMessages } from '../../useMessages.ts'

/** Says, of what is saved and not published yet, that one text of a test was changed and another was not; nothing otherwise. */
export function TextsNotice({ document: { id, revision, content } }: { readonly document: Document<'popup'> }) {
  const { publishWarnings: t, lists } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['popup', 'warnings', id, revision],
    queryFn: async ({ signal }) =>
      (await callApi<readonly PublishWarning[]>(`/api/admin/popup/${id}/warnings`, { method: 'POST', body: {}, signal })).value,
    enabled: content.variants.length > 0,
    retry: false,
  })
  const uneven = data?.find((warning) => warning.kind === 'uneven-texts')
  if (!uneven) return null
  const lettersOf = (texts: readonly { readonly letter: string }[]) => texts.map(({ letter }) => letter)
  return (
    <>
      <Alert
        severity="warning"
        variant="outlined"
        sx={{ mb: 2, color: 'text.primary' }}
        action={
          <Button size="small" color="inherit" onClick={() => setOpen(true)}>
            {t.seeDifference}
          </Button>
        }
      >
        {t.uneven(t.texts(lettersOf(uneven.changed)), t.texts(lettersOf(uneven.unchanged)))}
      </Alert>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="text-differences" fullWidth maxWidth="sm">
        <DialogTitle id="text-differences">{t.difference}</DialogTitle>
        <DialogContent>
          <TextDifferences warning={uneven} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)} autoFocus>
            {lists.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
