/** Places that are given to whoever asks, in their order. */
export interface Places<Who> {
  /** Calls back when there is a place. */
  want(who: Who, id: number, give: () => void): void
  leave(who: Who, id: number): void
  /** Whoever has ended holds no place and waits for none. */
  forget(who: Who): void
}

export function createPlaces<Who>(count: number): Places<Who> {
  interface Wish {
    readonly who: Who
    readonly id: number
    readonly give: () => void
  }
  let held: Wish[] = []
  let waiting: Wish[] = []

  function serve(): void {
    while (held.length < count) {
      const next = waiting.shift()
      if (!next) return
      held.push(next)
      next.give()
    }
  }

  return {
    want(who, id, give) {
      waiting.push({ who, id, give })
      serve()
    },
    leave(who, id) {
      held = held.filter((wish) => wish.who !== who || wish.id !== id)
      serve()
    },
    forget(who) {
      held = held.filter((wish) => wish.who !== who)
      waiting = waiting.filter((wish) => wish.who !== who)
      serve()
    },
  }
}
