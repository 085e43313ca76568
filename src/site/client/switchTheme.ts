import { THEME_KEY, THEMES, type Theme } from '../theme.ts'

/** Lets the reader choose the page's colours, and remembers the choice in this browser. */
export function switchTheme(root: Document, memory: () => Storage): void {
  const button = root.querySelector<HTMLElement>('.js-theme')
  if (!button) return
  const page = root.documentElement
  let chosen: Theme = THEMES.find((theme) => theme === page.dataset['theme']) ?? 'auto'
  const paint = () => (page.dataset['theme'] = chosen)
  const show = (theme: Theme): void => {
    chosen = button.dataset['theme'] = theme
    const label = button.dataset[theme] ?? ''
    button.setAttribute('aria-label', label)
    button.title = label
  }
  show(chosen)
  paint()
  button.addEventListener('click', () => {
    const next = THEMES[(THEMES.indexOf(chosen) + 1) % THEMES.length] ?? 'auto'
    show(next)
    // The button answers in the next frame, the page in the one after: on a slow phone all of it takes longer to paint than a press may go unanswered.
    requestAnimationFrame(() => setTimeout(paint))
    try {
      memory().setItem(THEME_KEY, next)
    } catch {
      // Storage is forbidden or full: the choice lasts as long as the page.
    }
  })
  // Another tab of the same reader has chosen.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== THEME_KEY) return
    show(THEMES.find((theme) => theme === newValue) ?? 'auto')
    paint()
  })
}
