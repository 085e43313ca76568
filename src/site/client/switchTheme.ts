import { THEME_KEY, THEMES, type Theme } from '../theme.ts'

/** Lets the reader choose the page's colours, and remembers the choice in this browser. */
export function switchTheme(root: Document, memory: () => Storage): void {
  const button = root.querySelector<HTMLElement>('.js-theme')
  if (!button) return
  const page = root.documentElement
  const show = (theme: Theme): void => {
    page.dataset['theme'] = theme
    const label = button.dataset[theme] ?? ''
    button.setAttribute('aria-label', label)
    button.title = label
  }
  show(THEMES.find((theme) => theme === page.dataset['theme']) ?? 'auto')
  button.addEventListener('click', () => {
    const next = THEMES[(THEMES.findIndex((theme) => theme === page.dataset['theme']) + 1) % THEMES.length] ?? 'auto'
    show(next)
    try {
      memory().setItem(THEME_KEY, next)
    } catch {
      // Storage is forbidden or full: the choice lasts as long as the page.
    }
  })
  // Another tab of the same reader has chosen.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY) show(THEMES.find((theme) => theme === newValue) ?? 'auto')
  })
}
