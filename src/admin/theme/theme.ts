import { defaultTheme, type RaThemeOptions } from 'react-admin'

/** The colours of the magazine (`site/styles/tokens.css`), a shade quieter: editors look at them all day. */
const light = {
  paper: '#fffdf9',
  ground: '#f6f2ea',
  ink: '#1c1a17',
  softInk: '#635d53',
  line: '#ddd6c8',
  accent: '#a3341f',
  onAccent: '#fffdf9',
}
const dark: typeof light = {
  paper: '#211e1a',
  ground: '#171513',
  ink: '#ece6db',
  softInk: '#aea597',
  line: '#3b352e',
  accent: '#ee9078',
  onAccent: '#171513',
}

export const SANS = "'Instrument Sans Variable', system-ui, sans-serif"
export const SERIF = "'Newsreader Variable', Georgia, serif"

/** The least that a finger finds, in pixels. */
export const TOUCH_SIZE = 40
const onTouch = (styles: object) => ({ styleOverrides: { root: { '@media (pointer: coarse)': styles } } })
const touchTarget = { minWidth: TOUCH_SIZE, minHeight: TOUCH_SIZE }

export const lightTheme = themeOf('light', light)
export const darkTheme = themeOf('dark', dark)

function themeOf(mode: 'light' | 'dark', colour: typeof light): RaThemeOptions {
  const serif = { fontFamily: SERIF, fontWeight: 500, letterSpacing: '-0.01em' }
  return {
    ...defaultTheme,
    sidebar: { width: 232, closedWidth: 56 },
    palette: {
      mode,
      primary: { main: colour.accent, contrastText: colour.onAccent },
      secondary: { main: colour.ink, contrastText: colour.paper },
      background: { default: colour.ground, paper: colour.paper },
      text: { primary: colour.ink, secondary: colour.softInk },
      divider: colour.line,
      // The library's own is so light that quiet words on it cannot be read.
      ...(mode === 'dark' && { action: { selected: 'rgba(255, 255, 255, 0.1)' } }),
      success: { main: mode === 'light' ? '#2e6b3f' : '#8cc79a' },
      warning: { main: mode === 'light' ? '#8a5a00' : '#e0b35a' },
      error: { main: mode === 'light' ? '#a31f1f' : '#f08b8b' },
      info: { main: mode === 'light' ? '#285a84' : '#8dbde6' },
    },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: SANS,
      fontSize: 14,
      h1: { ...serif, fontSize: '2.25rem' },
      h2: { ...serif, fontSize: '1.75rem' },
      h3: { ...serif, fontSize: '1.5rem' },
      h4: { ...serif, fontSize: '1.375rem' },
      h5: { ...serif, fontSize: '1.25rem' },
      h6: { ...serif, fontSize: '1.125rem' },
      button: { textTransform: 'none', fontWeight: 600 },
      overline: { letterSpacing: '0.06em', textTransform: 'uppercase', fontSize: '0.6875rem', fontWeight: 600, lineHeight: 2.4 },
    },
    components: {
      ...defaultTheme.components,
      MuiCssBaseline: {
        styleOverrides: {
          html: { colorScheme: mode },
          ':focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 2 },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
          },
        },
      },
      MuiButton: { defaultProps: { disableElevation: true }, ...onTouch({ minHeight: TOUCH_SIZE }) },
      MuiIconButton: onTouch(touchTarget),
      MuiMenuItem: onTouch({ minHeight: TOUCH_SIZE }),
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { styleOverrides: { root: { border: `1px solid ${colour.line}` } } },
      MuiDialog: { styleOverrides: { paper: { border: `1px solid ${colour.line}` } } },
      // It lies over a form of the same colour.
      MuiAutocomplete: { styleOverrides: { paper: { border: `1px solid ${colour.line}`, boxShadow: '0 6px 20px rgb(0 0 0 / 0.18)' } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiTableCell: { styleOverrides: { root: { borderColor: colour.line }, head: { fontWeight: 600, color: colour.softInk } } },
      MuiToggleButton: {
        styleOverrides: { root: { color: colour.softInk, textTransform: 'none', '@media (pointer: coarse)': touchTarget } },
      },
      MuiTooltip: { defaultProps: { arrow: true } },
    },
  }
}
