import { useMediaQuery, type Theme } from '@mui/material'
import { useLayoutEffect } from 'react'
import { useRemoveFromStore } from 'react-admin'

/**
 * Keeps the menu of a phone closed until it is asked for. On a wide screen the menu stands beside the work, and react-admin remembers in the browser
 * whether it is open; on a phone it lies over everything, and one that was open when the page was left would be found open again.
 */
export function usePhoneMenu(): void {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const forget = useRemoveFromStore('sidebar.open')
  useLayoutEffect(() => {
    if (isPhone) forget()
  }, [isPhone, forget])
}
