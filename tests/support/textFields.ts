import { z } from 'zod'
import { CONVERSION } from '../../src/server/admin/docs/describeSchema.ts'

type Schema = z.core.JSONSchema.BaseSchema

export interface TextField {
  /** `links[].label`; in a rich text by the node that it is a field of, however deep: `body<image>.attrs.caption`. */
  readonly name: string
  /** Does a pattern or a format of its own say what it may hold? */
  readonly isShaped: boolean
}

/** Every field of a schema that holds a text of somebody's choice: those with a list to choose from are left out. */
export function textFieldsOf(schema: z.ZodType): TextField[] {
  // What several fields share is converted once: the levels of a rich text, each within the next, would be too many.
  const root = z.toJSONSchema(schema, { ...CONVERSION, reused: 'ref' })
  const found = new Map<string, TextField>()
  const seen = new Set<string>()
  const referred = (part: Schema | boolean | undefined): Schema | boolean | undefined => {
    if (typeof part !== 'object' || part.$ref === undefined) return part
    return part.$ref === '#' ? root : root.$defs?.[part.$ref.replace('#/$defs/', '')]
  }
  const walk = (part: Schema | boolean | undefined, path: Path): void => {
    if (typeof part !== 'object' || part.const !== undefined || part.enum) return
    if (part.$ref !== undefined) {
      const visit = `${nameOf(path)} ${part.$ref}`
      if (seen.has(visit)) return
      seen.add(visit)
      const { $ref: _, ...beside } = part
      const shared = referred(part)
      walk(typeof shared === 'object' ? { ...shared, ...beside } : shared, path)
      return
    }
    for (const choice of [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])]) walk(choice, path)
    const type = constOf(referred(part.properties?.['type']))
    const here = type === null ? path : atNode(path, type)
    for (const [name, property] of Object.entries(part.properties ?? {})) walk(property, [...here, name])
    if (part.items && !Array.isArray(part.items)) walk(part.items, [...path, '[]'])
    if (part.type === 'string') found.set(nameOf(path), { name: nameOf(path), isShaped: Boolean(part.pattern ?? part.format) })
  }
  walk(root, [])
  return [...found.values()]
}

/** The names, as `textFieldsOf` says them, of the fields whose text passes the test. */
export function fieldsWhoseText(isMeant: (text: string) => boolean, content: unknown): Set<string> {
  const found = new Set<string>()
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'string' && isMeant(value)) found.add(nameOf(path))
    if (Array.isArray(value)) for (const item of value) walk(item, [...path, '[]'])
    else if (typeof value === 'object' && value !== null) {
      const type: unknown = 'type' in value ? value.type : null
      const here = typeof type === 'string' ? atNode(path, type) : path
      for (const [name, inner] of Object.entries(value)) walk(inner, [...here, name])
    }
  }
  walk(content, [])
  return found
}

type Path = readonly string[]

/** A node can stand in others without end: it is known by its type and by the field that they all stand in. The content itself is no node. */
const atNode = ([field]: Path, type: string): Path => (field === undefined ? [] : [field.replace(/<.*/, '') + `<${type}>`])

const nameOf = (path: Path): string => path.join('.').replaceAll('.[]', '[]')

const constOf = (schema: unknown): string | null =>
  typeof schema === 'object' && schema !== null && 'const' in schema && typeof schema.const === 'string' ? schema.const : null
