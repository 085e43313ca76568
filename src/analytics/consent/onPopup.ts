/** Tells when an announcement comes onto the screen and when it goes. */
export function onPopup(shown: () => void, closed: () => void): void {
  document.addEventListener('edicola:popup', (event) => {
    const { type } = (event as CustomEvent<{ type: string }>).detail // the engine sends no other kind
    if (type === 'shown') shown()
    if (type === 'closed') closed()
  })
}
