import type { FuzzRequest } from './requests.ts'

/** What came back, or why nothing did. */
export type Answer =
  | { readonly status: number; readonly headers: Readonly<Record<string, string | string[] | undefined>>; readonly body: string }
  | { readonly fault: 'hang' | 'cut-off'; readonly why: string }

/** What must never be in an answer: a stack, a path of the machine, the words of a database or of its driver. */
const REVEALING =
  /\n\s+at .+[:(]\d+|node:internal|\bnode_modules\b|\/dist\/server\/|file:\/\/\/|SQLITE_[A-Z]+|better-sqlite3|syntax error at or near|invalid byte sequence|violates \S+ constraint|duplicate key value|no such (table|column)|relation "[^"]+" does not exist|[A-Z]\w*Error: |ERR_[A-Z]+_[A-Z]+|ECONN|ENOENT/

/** What is wrong with an answer; null if nothing is. `secrets` are what it may not name: the folders of the run. */
export function findingIn(request: FuzzRequest, answer: Answer, secrets: readonly string[]): string | null {
  if ('fault' in answer) return `${answer.fault} (${answer.why})`
  if (answer.status >= 500) return `status ${answer.status}`
  const said = `${answer.body}\n${Object.values(answer.headers).flat().join('\n')}`
  const revealed = REVEALING.exec(said)?.[0] ?? secrets.find((secret) => said.includes(secret))
  // What was sent may come back, in a title or beside a field.
  if (revealed && !wasSent(request, revealed)) return `reveals «${revealed.trim().slice(0, 80)}»`
  return null
}

const wasSent = ({ path, body }: FuzzRequest, text: string): boolean => decoded(path).includes(text) || String(body ?? '').includes(text)

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The request as one line of shell, for whoever wants to see it fail again. */
export function curlLine(origin: string, { method, path, headers, body, as }: FuzzRequest, cookie: string | null): string {
  const sent = { ...headers, ...(cookie && headers['cookie'] === undefined && { cookie }) }
  const data = body === null ? '' : ` --data-binary ${Buffer.isBuffer(body) ? `@<(base64 -d <<<${body.toString('base64')})` : quoted(body)}`
  const words = Object.entries(sent).map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`)
  return `curl -i${method === 'HEAD' ? ' -I' : ` -X ${method}`} ${quoted(origin + path)}${words.join('')}${data}${as ? ` # as ${as.role}` : ''}`
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
