interface Placed {
  readonly id: string
  readonly priority: number
}

/** Room between two neighbours, so that the next one moved in between changes nobody else. */
const STEP = 10

/**
 * Which announcements must be given another priority for the list to stand in this order, the most important first, when the one at `moved` was
 * moved there. Only that one, if there is room between its neighbours: each of them is a revision, and a publication.
 */
export function priorities(ordered: readonly Placed[], moved: number): Placed[] {
  const own = ordered[moved]
  if (!own) return []
  const above = ordered[moved - 1]?.priority
  const below = ordered[moved + 1]?.priority
  const between = numberBetween(below, above)
  if (between !== null) return own.priority === between ? [] : [{ id: own.id, priority: between }]
  return ordered.flatMap(({ id, priority }, index) => {
    const wanted = (ordered.length - 1 - index) * STEP
    return wanted === priority ? [] : [{ id, priority: wanted }]
  })
}

/** A whole number between two; null where there is none. */
function numberBetween(below: number | undefined, above: number | undefined): number | null {
  if (above === undefined && below === undefined) return null
  if (above === undefined) return within((below ?? 0) + STEP)
  if (below === undefined) return within(above - STEP)
  const middle = Math.round((above + below) / 2)
  return middle > below && middle < above ? middle : null
}

/** As far as the schema lets a priority go. */
const within = (priority: number): number | null => (Math.abs(priority) <= 1000 ? priority : null)
