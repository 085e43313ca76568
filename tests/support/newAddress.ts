let given = 0

/** A network address that no other test comes from: floods are counted by address in memory, for all tests of a process together. */
export function newAddress(): string {
  given += 1
  return `10.${given >> 16}.${(given >> 8) & 255}.${given & 255}`
}
