import { Autocomplete, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/callApi.ts'
import { useMessages } from '../../useMessages.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly state: 'active' | 'invited' | 'suspended'
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
  const { data: people } = useQuery({
    queryKey: ['people'],
    queryFn: async ({ signal }) => (await callApi<readonly Person[]>('/api/admin/people', { signal })).value,
  })
  // Whoever has it and is suspended since is named, and can be taken off; nobody else who is suspended can be given it.
  const options = (people ?? []).filter(({ id, state }) => state !== 'suspended' || assignees.includes(id))
  const nameOf = (id: string) => options.find((person) => person.id === id)?.name ?? '…'
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t.assign}</DialogTitle>
      <DialogContent>
        <Autocomplete
          multiple
          loading={!people}
          loadingText={t.loadingPeople}
          noOptionsText={t.nobody}
          options={options.map(({ id }) => id)}
          getOptionLabel={nameOf}
          value={[...chosen]}
          onChange={(_event, value) => setChosen(value)}
          renderInput={(params) => <TextField {...params} autoFocus margin="dense" label={t.people} helperText={t.peopleHelp} />}
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
