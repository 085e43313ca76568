/** The languages whose code is coloured, by the name that is stored, as they are called. */
export const CODE_LANGUAGES = {
  bash: 'Bash',
  c: 'C',
  css: 'CSS',
  diff: 'Diff',
  html: 'HTML',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  markdown: 'Markdown',
  php: 'PHP',
  python: 'Python',
  r: 'R',
  sql: 'SQL',
  typescript: 'TypeScript',
  yaml: 'YAML',
} as const

export type CodeLanguage = keyof typeof CODE_LANGUAGES

const ALIASES = new Map<string, CodeLanguage>(
  Object.entries({
    cjs: 'javascript',
    htm: 'html',
    js: 'javascript',
    jsx: 'javascript',
    md: 'markdown',
    mjs: 'javascript',
    py: 'python',
    sh: 'bash',
    shell: 'bash',
    svg: 'html',
    ts: 'typescript',
    tsx: 'typescript',
    xml: 'html',
    yml: 'yaml',
    zsh: 'bash',
  } as const),
)

/** The language we colour that a name means, however it is written; null for any other, which stays plain. */
export function knownLanguage(name: string | undefined): CodeLanguage | null {
  const written = name?.trim().toLowerCase() ?? ''
  return Object.hasOwn(CODE_LANGUAGES, written) ? (written as CodeLanguage) : (ALIASES.get(written) ?? null) // a key of it: just asked
}

/** How readers are told the language of a code; one that we do not colour goes by its own name. */
export function languageName(name: string | undefined): string {
  const known = knownLanguage(name)
  return known ? CODE_LANGUAGES[known] : (name ?? '')
}
