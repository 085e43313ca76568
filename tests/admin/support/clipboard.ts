import type { Locator } from '@playwright/test'

/** What is pasted or dropped: words as HTML, if there is any, and as text, or a file. */
export type Brought =
  | { readonly html: string; readonly text: string }
  | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Pastes into a place what another program would have put on the clipboard. */
export const paste = (place: Locator, brought: Brought): Promise<void> => bring(place, 'paste', brought)

export const drop = (place: Locator, file: Extract<Brought, { buffer: Buffer }>): Promise<void> => bring(place, 'drop', file)

/** The clipboard of the machine is everybody's: journeys side by side would take each other's. The event is what the page sees of it. */
async function bring(place: Locator, how: 'paste' | 'drop', brought: Brought): Promise<void> {
  const plain = 'html' in brought ? brought : { name: brought.name, mimeType: brought.mimeType, bytes: [...brought.buffer] }
  await place.evaluate(
    (element, { how, plain }) => {
      const data = new DataTransfer()
      if ('html' in plain) {
        if (plain.html) data.setData('text/html', plain.html)
        data.setData('text/plain', plain.text)
      } else data.items.add(new File([new Uint8Array(plain.bytes)], plain.name, { type: plain.mimeType }))
      const { left, top } = element.getBoundingClientRect()
      const common = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data, clientX: left + 8, clientY: top + 8 }),
      )
    },
    { how, plain },
  )
}
