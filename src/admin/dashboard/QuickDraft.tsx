import { Box, Button, Card, TextField } from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { useNotify, usePermissions } from 'react-admin'
import { useNavigate } from 'react-router'
import { ApiFault, ask } from '../api/ask.ts'
import type { Me } from '../api/me.ts'
import { useMessages } from '../useMessages.ts'

/** A title and Enter: an idea becomes a draft before it is forgotten. */
export function QuickDraft() {
  const t = useMessages().dashboard.draft
  const navigate = useNavigate()
  const notify = useNotify()
  const { permissions } = usePermissions<Me['may']>()
  const [title, setTitle] = useState('')
  const [isSending, setSending] = useState(false)
  if (!permissions?.article?.includes('create')) return null
  const begin = async () => {
    setSending(true)
    try {
      const { value } = await ask<{ id: string }>('/api/admin/article', { method: 'POST', body: { title: title.trim() } })
      void navigate(`/article/${value.id}`)
    } catch (error) {
      notify(error instanceof ApiFault && error.status > 0 ? error.refusal.message : t.failed, { type: 'error' })
      setSending(false)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (title.trim() && !isSending) void begin()
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
        <Button type="submit" variant="contained" disabled={!title.trim() || isSending}>
          {t.button}
        </Button>
      </Box>
    </Card>
  )
}
