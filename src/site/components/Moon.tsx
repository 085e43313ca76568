/** The half-moon, the magazine's mark. It says nothing to who cannot see it. */
export function Moon() {
  return (
    <svg className="moon" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M10 1a9 9 0 0 0 0 18z" fill="currentColor" />
    </svg>
  )
}
