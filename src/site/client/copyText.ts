const SAID_FOR_MS = 2500

/**
 * Copies what a button stands beside, and says so on the button itself. Browsers give no clipboard to a page that came over plain HTTP:
 * there is no button then, and the text is there to be selected.
 */
export function copyText(root: Document): void {
  // The types know only pages that came over HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) {
    for (const button of root.querySelectorAll('button.js-copy')) (button.closest('.share-copy') ?? button).remove()
    return
  }
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button.js-copy') : null
    if (!button) return
    clipboard.writeText(button.value).then(
      () => sayDone(button),
      // The reader, or their browser, forbids it.
      () => selectBeside(button),
    )
  })
}

function sayDone(button: HTMLButtonElement): void {
  const words = button.querySelector('[aria-live]')
  if (!words) return
  const before = words.textContent
  words.textContent = button.dataset['done'] ?? before
  if (words.textContent !== before) setTimeout(() => (words.textContent = before), SAID_FOR_MS)
}

function selectBeside(button: HTMLButtonElement): void {
  const text = button.previousElementSibling
  if (text) getSelection()?.selectAllChildren(text)
}
