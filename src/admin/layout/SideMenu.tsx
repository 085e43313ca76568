import { useMediaQuery, type Theme } from '@mui/material'
import { useLayoutEffect, useState } from 'react'
import { Sidebar, useRemoveFromStore, useSidebarState, type SidebarProps } from 'react-admin'

/**
 * The menu beside the work; on a phone over it, closed until it is asked for. react-admin remembers in the browser whether it is open: one that was
 * open when the page was left would be found open again, and a window that becomes narrow would open it over everything and close it at once.
 * MUI's modal does not survive that: it stays, unseen, and hides the page from screen readers. So on a phone the menu can only be
 * opened after it was closed there.
 */
export function SideMenu(props: SidebarProps) {
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
