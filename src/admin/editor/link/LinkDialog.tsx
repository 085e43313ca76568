import { Autocomplete, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { FoundDocument } from '../../../content/newsroom/outlook.ts'
import { callApi } from '../../api/callApi.ts'
import { useMessages } from '../../useMessages.ts'
import { readAddress } from './readAddress.ts'

interface LinkDialogProps {
  readonly href: string
  readonly onApply: (href: string) => void
  readonly onRemove: (() => void) | null
  readonly onClose: () => void
}

/** Where a link leads: a page of the magazine found by its words, or any address that may stand in a page. */
export function LinkDialog({ href, onApply, onRemove, onClose }: LinkDialogProps) {
  const { link: t, apply, cancel } = useMessages().editor
  const [typed, setTyped] = useState(href)
  const [refusal, setRefusal] = useState<keyof typeof t.refused | null>(null)
  const words = useDeferredValue(typed.trim())
  const isAddress = readAddress(words, location.origin).ok
  const { data: found = [], isSuccess } = useQuery({
    queryKey: ['find', words],
    queryFn: ({ signal }) => findPages(words, signal),
    enabled: words.length > 1 && !isAddress,
    staleTime: 30_000,
  })

  const accept = (address: string) => {
    const read = readAddress(address, location.origin)
    if (read.ok) onApply(read.href)
    else setRefusal(read.because)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t.title}</DialogTitle>
      <DialogContent>
        <Autocomplete<FoundDocument, false, false, true>
          freeSolo
          options={isAddress ? [] : found}
          filterOptions={(options) => options}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
          getOptionKey={(option) => (typeof option === 'string' ? option : `${option.kind}-${option.id}`)}
          inputValue={typed}
          onInputChange={(_event, value, reason) => {
            if (reason === 'reset') return
            setTyped(value)
            setRefusal(null)
          }}
          onChange={(_event, value) => {
            if (value === null) return
            accept(typeof value === 'string' ? value : (value.address ?? ''))
          }}
          renderOption={({ key, ...props }, option) => (
            <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
              <Typography variant="body2" fontWeight={600}>
                {option.title}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {[kindName(option.kind, t.kinds), option.state !== 'published' && t.notPublic, option.address].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              // Another address takes the place of this one.
              onFocus={(event) => event.target.select()}
              margin="dense"
              label={t.field}
              error={refusal !== null}
              helperText={refusal ? t.refused[refusal] : isSuccess && !isAddress && found.length === 0 ? t.none : ' '}
            />
          )}
        />
      </DialogContent>
      <DialogActions>
        {onRemove && (
          <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
            {t.remove}
          </Button>
        )}
        <Button onClick={onClose} color="secondary">
          {cancel}
        </Button>
        <Button variant="contained" onClick={() => accept(typed)}>
          {apply}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const kindName = (kind: string, names: Readonly<Record<string, string>>): string => names[kind] ?? kind

/** What has no address of its own cannot be led to. */
async function findPages(words: string, signal: AbortSignal): Promise<FoundDocument[]> {
  const { value } = await callApi<readonly FoundDocument[]>(`/api/admin/find?${new URLSearchParams({ q: words }).toString()}`, { signal })
  return value.filter(({ address }) => address !== null)
}
