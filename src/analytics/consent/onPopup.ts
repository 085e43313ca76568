/** Tells when an announcement comes onto the screen and when it goes: each time, or until the first has gone. */
export function onPopup(shown: () => void, closed: () => void, isOnce = false): void {
  const hear = (event: Event) => {
    const { type } = (event as CustomEvent<{ type: string }>).detail // the engine sends no other kind
    if (type === 'shown') shown()
    if (type !== 'closed') return
    closed()
    if (isOnce) document.removeEventListener('edicola:popup', hear)
  }
  document.addEventListener('edicola:popup', hear)
}
