import Translate from '@mui/icons-material/Translate'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { LANGUAGES, type Language } from '../../content/user.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import { useLanguage, useMessages } from '../useMessages.ts'

/**
 * Chooses the language, as the profile does: it is kept with the person and holds on every browser. The page is loaded again, because
 * react-admin draws everything anew in another language, and a browser that loads a page asks first about what was not saved.
 */
export function LanguageButton() {
  const t = useMessages()
  const current = useLanguage()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = async (language: Language) => {
    setAnchor(null)
    if (language === current) return
    try {
      await callApi('/api/admin/me', { method: 'PUT', body: { language } })
      location.reload()
    } catch (error) {
      notify(error instanceof ApiFault && error.status > 0 ? error.refusal.message : t.entry.noConnection, { type: 'error' })
    }
  }
  return (
    <>
      <Tooltip title={t.layout.language}>
        <IconButton color="inherit" aria-label={t.layout.language} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <Translate />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LANGUAGES.map((language) => (
          <MenuItem key={language} lang={language} selected={language === current} onClick={() => void choose(language)}>
            {t.profile.about.languages[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
