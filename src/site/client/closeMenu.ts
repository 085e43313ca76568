/** Closes the menu as readers expect of one: with Esc, which gives the focus back, or by pressing anywhere else. */
export function closeMenu(root: Document): void {
  const menu = root.querySelector<HTMLDetailsElement>('details.js-menu')
  if (!menu) return
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  root.addEventListener('pointerdown', ({ target }) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false
  })
}
