import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { useNotify, useSetLocale } from 'react-admin'
import type { Locale } from '../../messages/locale.ts'
import { callApi } from '../api/callApi.ts'
import { useMeChanged, type Me } from '../api/me.ts'
import { useSending } from '../entry/useSending.ts'
import { useMessages } from '../useMessages.ts'
import { ProfileCard } from './ProfileCard.tsx'

const LANGUAGES: readonly Locale[] = ['it', 'en']

/** Name and language; the rest is an administrator's to change. */
export function AboutMe({ me }: { readonly me: Me }) {
  const t = useMessages().profile.about
  const [name, setName] = useState(me.name)
  const [language, setLanguage] = useState<Locale>(me.language)
  const { isSending, fault, setFault, send } = useSending()
  const meChanged = useMeChanged()
  const setLocale = useSetLocale()
  const notify = useNotify()
  const isChanged = name.trim() !== me.name || language !== me.language

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '') {
      setFault(t.nameRequired)
      return
    }
    void send(async () => {
      await callApi('/api/admin/me', { method: 'PUT', body: { name: name.trim(), language } })
      await meChanged()
      setLocale(language)
      notify(t.saved, { type: 'success' })
    })
  }
  return (
    <ProfileCard title={t.title}>
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <Box aria-live="assertive">{fault && <Alert severity="error">{fault}</Alert>}</Box>
        <TextField
          label={t.name}
          helperText={t.nameHelp}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="name"
          slotProps={{ htmlInput: { maxLength: 120 } }}
          fullWidth
        />
        <TextField
          select
          label={t.language}
          value={language}
          onChange={(event) => setLanguage(event.target.value === 'en' ? 'en' : 'it')}
          sx={{ maxWidth: 240 }}
        >
          {LANGUAGES.map((one) => (
            <MenuItem key={one} value={one} lang={one}>
              {t.languages[one]}
            </MenuItem>
          ))}
        </TextField>
        <Facts me={me} />
        <Button type="submit" variant="contained" disabled={!isChanged || isSending} sx={{ justifySelf: 'start' }}>
          {t.save}
        </Button>
      </form>
    </ProfileCard>
  )
}

/** What only an administrator changes. */
function Facts({ me }: { readonly me: Me }) {
  const t = useMessages().profile.about
  const { roles } = useMessages().layout
  return (
    <div>
      <Typography>
        {t.email}: <strong>{me.email}</strong>. {t.role}: <strong>{roles[me.role]}</strong>.
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t.emailHelp}
      </Typography>
    </div>
  )
}
