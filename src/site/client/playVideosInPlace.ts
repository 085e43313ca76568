/** Turns the link to a film of another site into its player, at the click that asks for it and not before. */
export function playVideosInPlace(root: Document): void {
  root.addEventListener('click', (event) => {
    const door = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.js-video[data-player]') : null
    // Whoever asks for a new tab wants the film's own page.
    if (!door || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const player = root.createElement('iframe')
    player.src = door.dataset['player'] ?? door.href
    player.title = door.dataset['title'] ?? ''
    player.allow = 'autoplay; fullscreen; picture-in-picture'
    player.allowFullscreen = true
    player.style.aspectRatio = door.style.aspectRatio
    door.replaceWith(player)
    player.focus()
  })
}
