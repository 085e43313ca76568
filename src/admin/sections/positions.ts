interface Placed {
  readonly id: string
  readonly position: number
}

/** Which documents must be given another position for the list to stand in this order, and which one. */
export function positions(ordered: readonly Placed[]): Placed[] {
  return ordered.flatMap(({ id, position }, index) => (position === index ? [] : [{ id, position: index }]))
}
