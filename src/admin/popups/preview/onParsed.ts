const LOOK_MS = 30

/** Calls `act` once the document of a frame is there whole, without waiting for its pictures: as deferred scripts do. Gives its undo. */
export function onParsed(frame: HTMLIFrameElement, act: () => void): () => void {
  const timer = setInterval(() => {
    const page = frame.contentDocument
    // Until its own is there, a frame holds an empty document.
    if (page?.URL !== 'about:srcdoc' || page.readyState === 'loading') return
    clearInterval(timer)
    act()
  }, LOOK_MS)
  return () => clearInterval(timer)
}
