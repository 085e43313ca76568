const PARTS = ['.modal-page-title', '.modal-page-body', '.js-modal-page-ok-button']

/**
 * Gives a popup one of its texts: its own, or that of one of its templates. The choice is made anew at each page and remembered nowhere, so it
 * tells nothing about who reads.
 */
export function chooseVariant(popup: HTMLElement, chance: number): void {
  const templates = [...popup.querySelectorAll<HTMLTemplateElement>('template[data-variant]')]
  if (!templates.length) return
  const chosen = templates[Math.floor(chance * (templates.length + 1)) - 1]
  popup.dataset['variant'] = chosen?.dataset['variant'] ?? 'a'
  if (chosen) {
    for (const part of PARTS) popup.querySelector(part)?.replaceChildren(...(chosen.content.querySelector(part)?.childNodes ?? []))
  }
}
