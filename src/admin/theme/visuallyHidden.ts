/** For whoever listens to the screen, not for whoever looks. In pixels with their unit: MUI takes a bare `width: 1` for the whole width. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}
