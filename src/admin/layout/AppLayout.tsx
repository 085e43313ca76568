import { Box, useMediaQuery, type Theme } from '@mui/material'
import { useEffect, useLayoutEffect, useState } from 'react'
import {
  Layout,
  Loading,
  Sidebar,
  useRemoveFromStore,
  useSetLocale,
  useSidebarState,
  type LayoutProps,
  type SidebarProps,
} from 'react-admin'
import { Navigate, useLocation } from 'react-router'
import { useMe, type Me } from '../api/me.ts'
import { entryPath } from '../entry/entryPath.ts'
import { SessionWatch } from '../entry/SessionWatch.tsx'
import { useLanguage } from '../useMessages.ts'
import { Forbidden } from './DeadEnd.tsx'
import { groups, MainMenu } from './MainMenu.tsx'
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

/**
 * The menu beside the work; on a phone over it, closed until it is asked for. react-admin remembers in the browser whether it is open: one that was
 * open when the page was left would be found open again, and a window that becomes narrow would open it over everything and close it at once.
 * MUI's modal does not survive that: it stays, unseen, and hides the page from screen readers. So on a phone the menu can only be
 * opened after it was closed there.
 */
function SideMenu(props: SidebarProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [isOpen] = useSidebarState()
  const forget = useRemoveFromStore('sidebar.open')
  useLayoutEffect(() => {
    if (isPhone) forget()
  }, [isPhone, forget])
  const [wasClosed, setWasClosed] = useState(false)
  const isClosedOnce = isPhone && (wasClosed || !isOpen)
  if (isClosedOnce !== wasClosed) setWasClosed(isClosedOnce)
  return <Sidebar {...props} open={isOpen && (isClosedOnce || !isPhone)} />
}

interface Screen {
  readonly to: string
  readonly needs?: readonly [kind: keyof Me['may'], action: string]
}

/** Whether an address leads into a room that the role may not even look into. The menu does not offer it, but an address can be typed, or kept. */
export function isForbidden(path: string, screens: readonly Screen[], may: Me['may']): boolean {
  const screen = screens.find(({ to }) => path === to || (to !== '/' && path.startsWith(`${to}/`)))
  return screen?.needs !== undefined && !may[screen.needs[0]]?.includes('view')
}
