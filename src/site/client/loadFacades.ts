/** Turns the link to what stands on another site into its frame, at the click that asks for it and not before. */
export function loadFacades(root: Document): void {
  root.addEventListener('click', (event) => {
    const facade = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.js-facade[data-frame]') : null
    // Whoever asks for a new tab wants the page itself.
    if (!facade || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const frame = root.createElement('iframe')
    frame.src = facade.dataset['frame'] ?? facade.href
    frame.title = facade.dataset['title'] ?? ''
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    frame.allowFullscreen = true
    const { height } = facade.dataset
    if (height) frame.style.height = `${height}px`
    else frame.style.aspectRatio = facade.style.aspectRatio
    // Nobody can tell a frame that stays empty, because its site does not answer or a browser keeps it away, from one that came.
    const original = root.createElement('a')
    original.className = 'facade-original'
    original.href = facade.href
    original.textContent = facade.dataset['original'] ?? ''
    facade.replaceWith(frame, original)
    frame.focus()
  })
}
