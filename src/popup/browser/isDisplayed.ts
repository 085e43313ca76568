interface Drawable {
  /** Older browsers do not have it. */
  checkVisibility?(): boolean
  getClientRects(): { readonly length: number }
}

/** Says whether the element is drawn at all. To what the page skips (`content-visibility`) Firefox gives boxes all the same. */
export function isDisplayed(element: Drawable): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}
