import { createContext, useContext } from 'react'
import type { Assets } from '../layoutData.ts'
import type { PageScriptName } from '../pageScripts.ts'
import type { PageStyleName } from '../pageStyles.ts'

interface PageFiles extends Pick<Assets, 'pageScripts' | 'pageStyles'> {
  /** The scripts that what was drawn so far has asked for. */
  readonly asked: Set<string>
}

/** Where the files are that not every page needs, as far as there are any: `Layout` says it, for whatever stands in the page. */
export const PageAssets = createContext<PageFiles>({ pageScripts: {}, pageStyles: {}, asked: new Set() })

/** Asks for a script that not every page needs, from beside what needs it. */
export function PageScript({ name }: { readonly name: PageScriptName }) {
  const { pageScripts, asked } = useContext(PageAssets)
  pageScripts[name]?.forEach((src) => asked.add(src))
  return null
}

/**
 * The scripts that were asked for, each once, where the page ends. They bring to life what can be read without them: words, faces and pictures
 * come first. What they import is named as well: a browser that finds it out by itself asks for it later, and before all of those.
 * Not `async`, which React would put before everything, and which a browser that has the file runs before the rest of a slow page has come.
 */
export function AskedScripts() {
  return [...useContext(PageAssets).asked].map((src) => <script key={src} type="module" src={src} fetchPriority="low" />)
}

/** Asks for a style. What has a precedence React puts in the head, once. */
export function PageStyle({ name }: { readonly name: PageStyleName }) {
  const href = useContext(PageAssets).pageStyles[name]
  return href && <link rel="stylesheet" href={href} precedence="page" />
}
