import { Box } from '@mui/material'
import { useEffect } from 'react'
import { Layout, Loading, useGetIdentity, type LayoutProps } from 'react-admin'
import { Navigate } from 'react-router'
import type { Me } from '../api/me.ts'
import { entryPath } from '../entry/entryPath.ts'
import { useLanguage } from '../useMessages.ts'
import { MainMenu } from './MainMenu.tsx'
import { TopBar } from './TopBar.tsx'

/** What stands around every screen; and the doorkeeper: whoever owes a password or a second factor settles that first. */
export function Frame({ children }: LayoutProps) {
  const { data } = useGetIdentity()
  const language = useLanguage()
  useEffect(() => void (document.documentElement.lang = language), [language])

  const me = data as unknown as Me | undefined // what our own authProvider said
  if (!me) return <Loading />
  if (me.mustChangePassword) return <Navigate to={entryPath.changePassword} replace />
  if (me.mustEnableTwoFactor) return <Navigate to={entryPath.enableSecondFactor} replace />
  return (
    <Layout appBar={TopBar} menu={MainMenu} sx={layout}>
      <Box sx={{ px: { xs: 0, sm: 1 }, pb: 6 }}>{children}</Box>
    </Layout>
  )
}

const layout = {
  // react-admin lets the page grow with its widest word, which on a phone pushes buttons off the screen.
  minWidth: 0,
  '& .RaLayout-content': { backgroundColor: 'background.default', minWidth: 0 },
  '& .RaSidebar-fixed': { borderRight: 1, borderColor: 'divider' },
}
