/** The text of an option, trimmed, and `1` for true. PHP writes booleans and numbers as either type; an object has no text, and may throw when asked for it. */
export function plain(value: unknown): string {
  return /^[sbn]/.test(typeof value) ? String(value === true ? 1 : value).trim() : ''
}
