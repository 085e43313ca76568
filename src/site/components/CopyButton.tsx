import { messagesOf, type LayoutData } from '../layoutData.ts'

/** Copies a value that stands beside it. Without JavaScript it is not shown: the value can be selected. */
export function CopyButton({ layout, what, value }: { readonly layout: LayoutData; readonly what: string; readonly value: string }) {
  const t = messagesOf(layout).support
  return (
    <button type="button" className="copy js-copy" value={value} data-done={t.copied}>
      <span aria-live="polite">{t.copy}</span>
      <span className="visually-hidden"> {what}</span>
    </button>
  )
}
