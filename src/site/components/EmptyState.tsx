import { Moon } from './Moon.tsx'

/** What stands where there is nothing yet to read. */
export function EmptyState({ text }: { readonly text: string }) {
  return (
    <div className="empty">
      <Moon />
      <p>{text}</p>
    </div>
  )
}
