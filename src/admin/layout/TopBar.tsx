import OpenInNew from '@mui/icons-material/OpenInNew'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import { AppBar, TitlePortal, ToggleThemeButton } from 'react-admin'
import { Link } from 'react-router'
import { addressOf } from '../../content/addresses.ts'
import { SERIF } from '../theme/theme.ts'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { useZoneNote } from '../theme/useZoneNote.ts'
import { useMessages } from '../useMessages.ts'
import { LanguageButton } from './LanguageButton.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { RefreshButton } from './RefreshButton.tsx'

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
