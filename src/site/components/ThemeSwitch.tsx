import { messagesOf, type LayoutData } from '../layoutData.ts'
import { THEMES } from '../theme.ts'

/** Turns the page from the system's colours to light, to dark, and round again. Without JavaScript there is nothing to turn, and it is not shown. */
export function ThemeSwitch({ layout }: { readonly layout: LayoutData }) {
  const { theme } = messagesOf(layout).masthead
  const labels = Object.fromEntries(THEMES.map((name) => [`data-${name}`, theme[name]]))
  return (
    <button type="button" className="theme-switch js-theme" aria-label={theme.auto} {...labels}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path className="theme-left" d="M10 2a8 8 0 0 0 0 16z" fill="currentColor" />
        <path className="theme-right" d="M10 2a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  )
}
