import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '../../api/ask.ts'
import { useLanguage, useMessages } from '../../useMessages.ts'
import type { WrittenDocument, WrittenKind } from './desk.ts'

/** Whoever has something to write gets a sheet at once; the title comes when it comes. */
export function CreateScreen({ kind }: { readonly kind: WrittenKind }) {
  const t = useMessages().articles
  const language = useLanguage()
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // Development runs effects twice; two sheets would be one too many.
  const asked = useRef(-1)
  useEffect(() => {
    if (asked.current === attempt) return
    asked.current = attempt
    ask<WrittenDocument>(`/api/admin/${kind}`, { method: 'POST', body: { title: t.untitled, language } }).then(
      ({ value }) => void navigate(`/${kind}/${value.id}`, { replace: true }),
      () => setFailed(true),
    )
  }, [kind, attempt, t.untitled, language, navigate])

  if (hasFailed) {
    const again = () => {
      setFailed(false)
      setAttempt(attempt + 1)
    }
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={again}>
            {t.workflow.confirm}
          </Button>
        }
        sx={{ m: 3 }}
      >
        {t.createFailed}
      </Alert>
    )
  }
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 12 }}>
      <CircularProgress aria-hidden />
      <Typography color="text.secondary">{t.create}</Typography>
    </Box>
  )
}
