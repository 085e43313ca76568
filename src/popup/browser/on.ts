/** Listens to one or more kinds of event, separated by spaces. */
export function on(
  target: EventTarget,
  types: string,
  listener: (event: Event) => void,
  options?: AddEventListenerOptions | boolean,
): Stop {
  const each = (verb: 'add' | 'remove') => {
    for (const type of types.split(' ')) target[`${verb}EventListener`](type, listener, options)
  }
  each('add')
  return () => each('remove')
}

/** Undoes what a trigger set up. */
export type Stop = () => void
