/** The icons that `scripts/iconsPlugin.js` makes: a name that there is not fails the build. */
declare module '@mui/icons-material/*' {
  import type { SvgIconComponent } from '@mui/icons-material'
  const Icon: SvgIconComponent
  export default Icon
}

declare module '@mui/icons-material' {
  import type SvgIcon from '@mui/material/SvgIcon'
  export type SvgIconComponent = typeof SvgIcon
}
