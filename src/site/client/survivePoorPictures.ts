/**
 * A browser that chose a candidate it cannot fetch or decode shows nothing, and does not try another. Then the plain file is asked for.
 */
export function survivePoorPictures(root: Document): void {
  // An error does not bubble, but every ancestor may catch it on its way down.
  root.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && fallBack(target), true)
  // Some failed before this script arrived.
  for (const image of root.images) if (image.complete && image.currentSrc && image.naturalWidth === 0) fallBack(image)
}

function fallBack(image: HTMLImageElement): void {
  image.removeAttribute('srcset')
  for (const source of image.parentElement?.querySelectorAll('picture > source') ?? []) source.remove()
}
