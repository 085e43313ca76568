/** Offers the system's own sheet where there is one, on a phone above all. */
export function shareNatively(root: Document): void {
  const button = root.querySelector<HTMLButtonElement>('button.js-share')
  if (!button || !('share' in navigator)) return
  button.closest('li')?.removeAttribute('hidden')
  button.addEventListener('click', () => {
    // A reader who closes the sheet again has done nothing wrong.
    navigator.share({ title: button.dataset['title'] ?? '', url: button.value }).catch(() => undefined)
  })
}
