import { createLowlight } from 'lowlight'
import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import r from 'highlight.js/lib/languages/r'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import html from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { knownLanguage, type CodeLanguage } from '../content/body/codeLanguages.ts'

/** A piece of code: words alone, or words that are something, by the name the style knows it by. */
export type CodePiece = string | { readonly className: string; readonly pieces: readonly CodePiece[] }

type Grammar = NonNullable<Parameters<typeof createLowlight>[0]>[string]
const grammars: Record<CodeLanguage, Grammar> = {
  bash,
  c,
  css,
  diff,
  html,
  java,
  javascript,
  json,
  markdown,
  php,
  python,
  r,
  sql,
  typescript,
  yaml,
}

const lowlight = createLowlight(grammars)
/** More than a reader looks at, and more than a page should wait for. */
const MAX_LENGTH = 50_000

/** Tells the parts of a code apart as its language does; plain where we do not know the language. No character is added or lost. */
export function highlightCode(code: string, language: string | undefined): readonly CodePiece[] {
  const known = knownLanguage(language)
  if (!known || code.length > MAX_LENGTH) return [code]
  return lowlight.highlight(known, code, { prefix: 'code-' }).children.map(pieceOf)
}

type Highlighted = ReturnType<typeof lowlight.highlight>['children'][number]

function pieceOf(node: Highlighted): CodePiece {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const names = node.properties['className']
  return { className: Array.isArray(names) ? names.join(' ') : '', pieces: node.children.map(pieceOf) }
}
