import { createElement, useId, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Islands, Moment } from '../islands/islands.ts'
import { PageScript } from './PageAssets.tsx'

interface IslandProps<Name extends keyof Islands> {
  readonly of: Name
  readonly when: Moment
  /** Written into the page for the browser to read again: plain data only. */
  readonly props: Islands[Name]
  readonly className?: string
}

/** A part of the page that React takes over in the browser, drawn on the server like the rest of it. A page with an island asks for the script that wakes it. */
export function Island<Name extends keyof Islands>(island: IslandProps<Name>) {
  return (
    <>
      <PageScript name="islands" />
      <Drawn {...island} prefix={useId()} />
    </>
  )
}

/** A component of its own, without hooks: rendering within rendering would confuse those of the one that called it. */
function Drawn<Name extends keyof Islands>({ of, when, props, className, prefix }: IslandProps<Name> & { readonly prefix: string }) {
  return (
    <div
      className={className}
      data-island={of}
      data-when={when}
      data-props={JSON.stringify(props)}
      data-prefix={prefix}
      dangerouslySetInnerHTML={{ __html: draw(of, props, prefix) }}
    />
  )
}

const modules = import.meta.glob<{ readonly default: ComponentType<object> }>('../islands/*.island.tsx', { eager: true })

/** The page around is static markup; what stands in an island must be what React expects to find again. */
function draw(name: string, props: object, prefix: string): string {
  const module = modules[`../islands/${name}.island.tsx`]
  if (!module) throw new Error(`There is no island ${name}`)
  return renderToString(createElement(module.default, props), { identifierPrefix: prefix })
}
