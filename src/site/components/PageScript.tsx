import { createContext, useContext } from 'react'
import type { PageScriptName } from '../pageScripts.ts'
import type { Assets } from '../layoutData.ts'

/** Where those scripts are, as far as there are any: `Layout` says it, for whatever stands in the page. */
export const PageScripts = createContext<Assets['pageScripts']>({})

/**
 * Asks for a script that not every page needs, from beside what needs it. React puts an `async` script in the head, and there once, however
 * many ask. It brings to life what can be read without it: words, faces and pictures come first.
 */
export function PageScript({ name }: { readonly name: PageScriptName }) {
  const src = useContext(PageScripts)[name]
  return src && <script async type="module" src={src} fetchPriority="low" />
}
