import { Autocomplete, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../api/ask.ts'
import { useMessages } from '../../useMessages.ts'

interface Person {
  readonly id: string
  readonly name: string
}

interface AssignDialogProps {
  readonly assignees: readonly string[]
  readonly onAssign: (assignees: readonly string[]) => void
  readonly onClose: () => void
}

/** Who works on it besides whoever began it. */
export function AssignDialog({ assignees, onAssign, onClose }: AssignDialogProps) {
  const t = useMessages().articles.workflow
  const [chosen, setChosen] = useState<readonly string[]>(assignees)
  const { data: people = [] } = useQuery({
    queryKey: ['people'],
    queryFn: async ({ signal }) => (await ask<readonly Person[]>('/api/admin/people', { signal })).value,
  })
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? ''
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t.assign}</DialogTitle>
      <DialogContent>
        <Autocomplete
          multiple
          options={people.map(({ id }) => id)}
          getOptionLabel={nameOf}
          value={[...chosen]}
          onChange={(_event, value) => setChosen(value)}
          renderInput={(params) => <TextField {...params} autoFocus margin="dense" label={t.people} />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          {t.cancel}
        </Button>
        <Button variant="contained" onClick={() => onAssign(chosen)}>
          {t.assign}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
