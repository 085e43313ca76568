import { useMediaQuery } from '@mui/material'
import { TOUCH_SIZE } from '../../theme/theme.ts'

/** How wide and high a tool is: as much as a finger needs, or a mouse. */
export const useToolSize = (): number => (useMediaQuery('(pointer: coarse)', { noSsr: true }) ? TOUCH_SIZE : 32)
