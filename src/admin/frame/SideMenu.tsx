import { useMediaQuery, type Theme } from '@mui/material'
import { useLayoutEffect, useState } from 'react'
import { Sidebar, useRemoveFromStore, type SidebarProps } from 'react-admin'

/**
 * The menu beside the work; on a phone over it, closed until it is asked for. react-admin remembers in the browser whether it is open: on a phone one
 * that was open when the page was left would be found open again, and a window that becomes narrow would open it over everything and close it
 * at once, which MUI's modal does not survive: it stays, unseen, and hides the page from screen readers. So where the window becomes
 * one or the other, what was remembered is forgotten first, and then the menu is made anew.
 */
export function SideMenu(props: SidebarProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [readyFor, setReadyFor] = useState<'phone' | 'desk' | null>(null)
  const forget = useRemoveFromStore('sidebar.open')
  useLayoutEffect(() => {
    if (isPhone) forget()
    setReadyFor(isPhone ? 'phone' : 'desk')
  }, [isPhone, forget])
  return readyFor === (isPhone ? 'phone' : 'desk') ? <Sidebar {...props} /> : null
}
