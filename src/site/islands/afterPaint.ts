/** Does what a press asked for once the press has been answered: after the next frame is painted, not in it. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
