/** Names legacy markup by its own title, by heart: in its pages ids repeat, and a reference leads to the first of them. */
export function labelByTitle(root: HTMLElement): void {
  root.ariaLabel = root.querySelector('.modal-page-title,.modal-title')?.textContent ?? ''
}
