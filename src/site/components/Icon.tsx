const DRAWINGS = {
  search: (
    <>
      <circle cx="8.5" cy="8.5" r="5.75" />
      <path d="m12.8 12.8 4.7 4.7" />
    </>
  ),
  menu: <path d="M2.5 6h15M2.5 14h15" />,
  next: <path d="M2.5 10h14M11.5 5l5 5-5 5" />,
  previous: <path d="M17.5 10h-14M8.5 5l-5 5 5 5" />,
  away: <path d="M6 14 14.5 5.5M7.5 5.5h7v7" />,
} as const

/** A small sign beside a word, or in its place. The word is for who cannot see the sign. */
export function Icon({ name }: { readonly name: keyof typeof DRAWINGS }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  )
}
