/** Remembers what was typed into the fields below `root`; the function it returns types it again where it was lost or never noticed. */
export function keepTyped(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const typed = fields.filter((field) => field.value !== field.defaultValue).map((field) => [field, field.value] as const)
  return () => {
    for (const [field, text] of typed) {
      if (!field.isConnected) continue
      // React tells its own changes from the reader's by shadowing `value` on the element: only the prototype's setter is the reader's.
      const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
