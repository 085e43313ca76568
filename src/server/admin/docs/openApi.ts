import { z } from 'zod'
import { kinds, type Kind } from '../../../content/kinds.ts'
import type { Messages } from '../../../messages/messages.ts'
import { ROOT } from '../authorize.ts'
import { adminRoutes, type AdminRoute } from './adminRoutes.ts'
import { CONVERSION } from './describeSchema.ts'
import { COMMON_FAULTS, FAULTS, faultsOf, type Fault } from './routeFaults.ts'

/** The whole API in the words of OpenAPI 3.1, from the very schemas that requests are checked with. */
export function openApi(t: Messages['adminDocs'], siteUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of adminRoutes) {
    const path = `${ROOT}${route.path}`.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, t) }
  }
  return {
    openapi: '3.1.0',
    info: { title: t.title, description: t.intro, version: '1' },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: { refusal, ...Object.fromEntries((Object.keys(kinds) as Kind[]).map((kind) => [kind, kindSchema(kind)])) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'edicola.session_token' } },
    },
    security: [{ session: [] }],
  }
}

function operation(route: AdminRoute, t: Messages['adminDocs']): object {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return {
    operationId: route.name,
    summary: summaryOf(route, t),
    parameters: [
      ...names.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: name === 'kind' ? { enum: Object.keys(kinds) } : { type: 'string' },
      })),
      ...Object.entries(route.json ?? {}).map(([name, schema]) => ({
        name,
        in: 'query',
        content: { 'application/json': { schema: jsonSchema(schema) } },
      })),
      ...queryParameters(route.query),
    ],
    ...(route.body && { requestBody: { required: true, content: bodyContent(route.body) } }),
    responses: { 200: { description: t.ok }, ...refusals(route, t) },
  }
}

const refusal = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { enum: Object.keys(FAULTS) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    details: { type: 'object' },
  },
}

/** Each status once, with the codes it may have. */
function refusals(route: AdminRoute, t: Messages['adminDocs']): Record<number, object> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/refusal' } } }
  const faults: readonly Fault[] = [...faultsOf(route), ...COMMON_FAULTS]
  const described = faults.map((fault) => {
    const same = faults.filter((other) => FAULTS[other] === FAULTS[fault])
    return [FAULTS[fault], { description: same.map((one) => `${one}: ${t.faults[one]}`).join(' '), content }] as const
  })
  return Object.fromEntries(described)
}

/** What a route does, in a sentence. */
export const summaryOf = ({ name }: Pick<AdminRoute, 'name'>, { routes }: Messages['adminDocs']): string =>
  (routes as Readonly<Record<string, string>>)[name] ?? name // a test holds that none is missing

function queryParameters(schema: z.ZodType | undefined): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema)
  return Object.entries(properties).map(([name, property]) => ({ name, in: 'query', required: required.includes(name), schema: property }))
}

function bodyContent(body: NonNullable<AdminRoute['body']>): object {
  if (body === 'bytes') return { '*/*': { schema: { type: 'string', format: 'binary' } } }
  const schema =
    body === 'content' ? { anyOf: Object.keys(kinds).map((kind) => ({ $ref: `#/components/schemas/${kind}` })) } : jsonSchema(body)
  return { 'application/json': { schema } }
}

/** A body's blocks stand within each other: written out wherever they may stand they would be millions of lines, so each is said once. */
function kindSchema(kind: Kind): unknown {
  const schema = z.toJSONSchema(kinds[kind].schema, { ...CONVERSION, reused: 'ref' })
  // Its references lead to its own root, which is not the document's.
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"#/components/schemas/${kind}/$defs/`))
}

function jsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, CONVERSION)
}
