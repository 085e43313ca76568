import { Box } from '@mui/material'
import { useEffect } from 'react'
import { Layout, Loading, useSetLocale, type LayoutProps } from 'react-admin'
import { Navigate, useLocation } from 'react-router'
import { useMe } from '../api/useMe.ts'
import { entryPath } from '../entry/entryPath.ts'
import { SessionWatch } from '../entry/SessionWatch.tsx'
import { useLanguage } from '../useMessages.ts'
import { Forbidden } from './Forbidden.tsx'
import { isForbidden } from './isForbidden.ts'
import { groups, MainMenu } from './MainMenu.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'

/** What stands around every screen; and the doorkeeper: whoever owes a password or a second factor settles that first. */
export function AppLayout({ children }: LayoutProps) {
  const me = useMe()
  const language = useLanguage()
  const setLocale = useSetLocale()
  const chosen = me?.language
  const { pathname } = useLocation()
  useEffect(() => void (document.documentElement.lang = language), [language])
  // The language is the person's, not the browser's: it may have been chosen elsewhere.
  useEffect(() => {
    if (chosen && chosen !== language) setLocale(chosen)
  }, [chosen, language, setLocale])

  if (!me) return <Loading />
  if (me.mustChangePassword) return <Navigate to={entryPath.changePassword} replace />
  if (me.mustEnableTwoFactor) return <Navigate to={entryPath.enableSecondFactor} replace />
  return (
    <Layout appBar={TopBar} menu={MainMenu} sidebar={SideMenu} sx={layout}>
      <Box sx={{ px: 1, pb: 6 }}>
        <SessionWatch me={me} />
        {isForbidden(pathname, rooms, me.may) ? <Forbidden /> : children}
      </Box>
    </Layout>
  )
}

const rooms = groups.flatMap(({ entries }) => entries)

const layout = {
  // react-admin lets the page grow with its widest word, which on a phone pushes buttons off the screen.
  minWidth: 0,
  '& .RaLayout-content': { backgroundColor: 'background.default', minWidth: 0 },
  '& .RaSidebar-fixed': { borderRight: 1, borderColor: 'divider' },
}
