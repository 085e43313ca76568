import { createContext, useContext } from 'react'
import type { Assets } from '../layoutData.ts'
import type { PageScriptName } from '../pageScripts.ts'
import type { PageStyleName } from '../pageStyles.ts'

/** Where the files are that not every page needs, as far as there are any: `Layout` says it, for whatever stands in the page. */
export const PageAssets = createContext<Pick<Assets, 'pageScripts' | 'pageStyles'>>({ pageScripts: {}, pageStyles: {} })

/**
 * Asks for a script that not every page needs, from beside what needs it. React puts an `async` script in the head, and there once, however
 * many ask. It brings to life what can be read without it: words, faces and pictures come first.
 */
export function PageScript({ name }: { readonly name: PageScriptName }) {
  const src = useContext(PageAssets).pageScripts[name]
  return src && <script async type="module" src={src} fetchPriority="low" />
}

/** Asks for a style in the same way. What has a precedence React puts in the head, once. */
export function PageStyle({ name }: { readonly name: PageStyleName }) {
  const href = useContext(PageAssets).pageStyles[name]
  return href && <link rel="stylesheet" href={href} precedence="page" />
}
