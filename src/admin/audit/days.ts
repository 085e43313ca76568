/** A day as a date field writes it, `2026-11-15`, and the moments it begins and ends at where the editor is. */
export function dayOf(instant: string): string {
  const date = new Date(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString()
}

/** The first moment that is no longer in the day: the hours of a day are not always 24. */
export function endOfDay(day: string): string {
  const next = new Date(`${day}T00:00:00`)
  next.setDate(next.getDate() + 1)
  return next.toISOString()
}
