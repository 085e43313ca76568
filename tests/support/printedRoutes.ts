/** Every route of the tree that Fastify prints, `GET /articoli/:slug`: a line of it holds what its address has more than the line it stands below. */
export function printedRoutes(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part, methods = ''] = /^(.*?)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
    if (part === undefined) return []
    const depth = indent.length / 4
    above[depth] = part
    const path = above.slice(0, depth + 1).join('')
    return methods.split(', ').flatMap((method) => (method && method !== 'HEAD' ? [`${method} ${path}`] : []))
  })
}
