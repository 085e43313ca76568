/** Silences what plays inside a popup that closes. */
export function stopPlaying(root: HTMLElement): void {
  for (const player of root.querySelectorAll<HTMLMediaElement | HTMLIFrameElement>('video,audio,iframe')) {
    if ('pause' in player) player.pause()
    else {
      // An embedded player answers no method of ours. Its twin, lazy, loads when the popup is seen again.
      player.loading = 'lazy'
      player.replaceWith(player.cloneNode())
    }
  }
}
