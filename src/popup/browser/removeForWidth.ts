import { isForWidth } from '../core/targeting.ts'

/** Takes a popup that is meant for other windows out of the page, before the engine finds it. Says whether it did. */
export function removeForWidth(popup: HTMLElement, width: number): boolean {
  const { minWidth, maxWidth } = popup.dataset
  if (isForWidth({ minWidth: Number(minWidth) || null, maxWidth: maxWidth ? Number(maxWidth) : null }, width)) return false
  popup.remove()
  return true
}
