/** Letters belong to whoever is writing; arrows to whoever is choosing from a list. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox], [role=menu], [role=tablist], [role=combobox]',
    ) !== null
  )
}
