/** Brings the field that something is said of into sight, ready to be written in. */
export function goToField(field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`)
  const target =
    place?.querySelector<HTMLElement>('[contenteditable="true"]') ?? place?.querySelector<HTMLElement>('input, textarea, button')
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
}
