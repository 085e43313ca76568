import { Box, Button, Card, TextField } from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { usePermissions } from 'react-admin'
import { useNavigate } from 'react-router'
import type { Me } from '../api/me.ts'
import { newUuid } from '../api/newUuid.ts'
import { toNewText } from '../articles/edit/firstWords.ts'
import { catchTyping } from '../articles/edit/typeAhead.ts'
import { useMessages } from '../useMessages.ts'

/** A title and Enter: an idea becomes a draft before it is forgotten, and whoever goes on typing is already on its sheet. */
export function QuickDraft() {
  const t = useMessages().dashboard.draft
  const navigate = useNavigate()
  const { permissions } = usePermissions<Me['may']>()
  const [title, setTitle] = useState('')
  // Enter, pressed twice, is one draft.
  const [id] = useState(newUuid)
  if (!permissions?.article?.includes('create')) return null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!title.trim()) return
    catchTyping(t.opening)
    // The sheet saves it, as it saves any other: with or without a connection.
    void navigate('/article/create', { state: toNewText({ id, title: title.trim() }) })
  }
  return (
    <Card>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, p: 1.5 }}>
        <TextField
          label={t.label}
          value={title}
          onChange={(event) => setTitle(event.target.value.slice(0, 200))}
          autoComplete="off"
          fullWidth
        />
        <Button type="submit" variant="contained" disabled={!title.trim()}>
          {t.button}
        </Button>
      </Box>
    </Card>
  )
}
