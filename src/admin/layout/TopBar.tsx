import AccountCircle from '@mui/icons-material/AccountCircle'
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Refresh from '@mui/icons-material/Refresh'
import Translate from '@mui/icons-material/Translate'
import {
  Box,
  Button,
  CircularProgress,
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Tooltip,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { AppBar, Logout, TitlePortal, ToggleThemeButton, useLoading, useNotify, useRefresh } from 'react-admin'
import { Link } from 'react-router'
import { addressOf } from '../../content/addresses/addresses.ts'
import { LANGUAGES, type Language } from '../../content/people/user.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import { useMe } from '../api/me.ts'
import { HelpItems, useShortcutSheet } from '../help/HelpItems.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { SERIF } from '../theme/theme.ts'
import { useZoneNote } from '../theme/zoneNote.ts'
import { useLanguage, useMessages } from '../useMessages.ts'

/** The name of the place, what is open, and the way out to the site. */
export function TopBar() {
  const t = useMessages().layout
  return (
    <AppBar alwaysOn color="inherit" toolbar={<Tools />} userMenu={<PersonMenu />} sx={bar}>
      <Typography component={Link} to="/" variant="h6" sx={wordmark}>
        {t.name}
      </Typography>
      <TitlePortal variant="body1" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ flex: 1 }} />
    </AppBar>
  )
}

function Tools() {
  const t = useMessages().layout
  return (
    <>
      <ZoneNote />
      <PaletteButton />
      <RefreshButton />
      <Tooltip title={t.readSite}>
        <IconButton color="inherit" component="a" href={addressOf.home()} target="_blank" rel="noopener" aria-label={t.readSite}>
          <OpenInNew />
        </IconButton>
      </Tooltip>
      <Box sx={{ display: { xs: 'none', md: 'flex' } }}>
        <LanguageButton />
      </Box>
      <ToggleThemeButton />
    </>
  )
}

/** For who is elsewhere: whose clock every time on the screen is told by. */
function ZoneNote() {
  const t = useMessages().layout
  const zone = useZoneNote()
  if (!zone) return null
  return (
    <Tooltip title={t.zoneHelp(zone)}>
      <Typography
        variant="caption"
        component="span"
        tabIndex={0}
        sx={{ color: 'text.secondary', px: 1, textAlign: 'center', lineHeight: 1.2 }}
      >
        {zone}
      </Typography>
    </Tooltip>
  )
}

const bar = {
  backgroundColor: 'background.paper',
  color: 'text.primary',
  borderBottom: 1,
  borderColor: 'divider',
  boxShadow: 'none',
}

const wordmark = { fontFamily: SERIF, fontStyle: 'italic', color: 'primary.main', textDecoration: 'none', mr: 2 }

/**
 * Chooses the language, as the profile does: it is kept with the person and holds on every browser. The page is loaded again, because
 * react-admin draws everything anew in another language, and a browser that loads a page asks first about what was not saved.
 */
function LanguageButton() {
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

/** Who is working, their own page, and the way out. Its button is called by the very name that one reads on it. */
function PersonMenu() {
  const t = useMessages().layout
  const me = useMe()
  const shortcuts = useShortcutSheet()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        color="inherit"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={me ? `${me.name}: ${t.profile}` : t.profile}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ minWidth: 40, gap: 1, textTransform: 'none' }}
      >
        <AccountCircle />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {me?.name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {me && (
          <Box component="li" sx={{ px: 2, py: 1 }} role="none">
            <Typography fontWeight={600}>{me.name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t.roles[me.role]}
            </Typography>
          </Box>
        )}
        <Divider role="none" />
        <MenuItem component={Link} to="/profilo" onClick={close}>
          <ListItemIcon>
            <AccountCircleOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t.profile}</ListItemText>
        </MenuItem>
        <HelpItems onChoose={close} onShortcuts={shortcuts.open} />
        <Logout />
      </Menu>
      {shortcuts.sheet}
    </>
  )
}

/** Asks again for what the screen shows, and turns while any answer is awaited. The button says so in words: its wheel is for the eye only. */
function RefreshButton() {
  const t = useMessages().layout
  const isLoading = useLoading()
  const refresh = useRefresh()
  return (
    <Tooltip title={t.refresh}>
      <IconButton color="inherit" onClick={() => refresh()} aria-label={t.refresh} aria-busy={isLoading}>
        {isLoading ? <CircularProgress color="inherit" size={24} thickness={5} aria-hidden sx={{ p: 0.5 }} /> : <Refresh />}
      </IconButton>
    </Tooltip>
  )
}
