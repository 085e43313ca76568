import { useLayoutEffect, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Lets React take an island over; resolves when it answers to every event. */
export function hydrateWhole(island: HTMLElement, Component: ComponentType<object>, props: object, prefix: string): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      island,
      <Announced done={resolve}>
        <Component {...props} />
      </Announced>,
      { identifierPrefix: prefix },
    )
  })
}

function Announced({ done, children }: { readonly done: () => void; readonly children: React.ReactNode }) {
  useLayoutEffect(done, [done])
  return children
}
