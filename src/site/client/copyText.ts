const SAID_FOR_MS = 2500

/** Copies what a button stands beside, and says so on the button itself. Without a clipboard the text is there to be selected. */
export function copyText(root: Document): void {
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button.js-copy') : null
    if (!button) return
    void navigator.clipboard.writeText(button.value).then(() => {
      const words = button.querySelector('[aria-live]')
      if (!words) return
      const before = words.textContent
      words.textContent = button.dataset['done'] ?? before
      if (words.textContent !== before) setTimeout(() => (words.textContent = before), SAID_FOR_MS)
    })
  })
}
