/** What is said under a picture, and who made it. It runs in islands too. */
export function FigureCaption({ caption, credit }: { readonly caption: string; readonly credit: string }) {
  if (!caption && !credit) return null
  return (
    <figcaption>
      {caption} {credit && <span className="credit">{credit}</span>}
    </figcaption>
  )
}
