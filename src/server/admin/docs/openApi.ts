import { z } from 'zod'
import { bodySchema } from '../../../content/body/body.ts'
import { kinds, type Kind } from '../../../content/kinds.ts'
import type { Messages } from '../../../messages/messages.ts'
import { ROOT } from '../authorize.ts'
import { adminRoutes, type AdminRoute } from './adminRoutes.ts'
import { CONVERSION } from './describeSchema.ts'
import { COMMON_FAULTS, FAULTS, faultsOf, type Fault } from './routeFaults.ts'

/** The whole API in the words of OpenAPI 3.1, from the very schemas that requests are checked with. */
export function openApi(t: Messages['adminDocs'], siteUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  const responses: Record<string, object> = {}
  for (const route of adminRoutes) {
    const path = `${ROOT}${route.path}`.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, t, responses) }
  }
  return {
    openapi: '3.1.0',
    info: { title: t.title, description: t.intro, version: '1' },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: { refusal, ...kindSchemas() },
      responses,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'edicola.session_token' } },
    },
    security: [{ session: [] }],
  }
}

function operation(route: AdminRoute, t: Messages['adminDocs'], responses: Record<string, object>): object {
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
    responses: { 200: { description: t.ok }, ...refusals(route, t, responses) },
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

/** Each status once, with the codes it may have. What several routes answer alike is said once, among `responses`. */
function refusals(route: AdminRoute, t: Messages['adminDocs'], responses: Record<string, object>): Record<number, object> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/refusal' } } }
  const faults: readonly Fault[] = [...faultsOf(route), ...COMMON_FAULTS]
  const described = faults.map((fault) => {
    const same = faults.filter((other) => FAULTS[other] === FAULTS[fault])
    const name = same.join('.')
    responses[name] ??= { description: same.map((one) => `${one}: ${t.faults[one]}`).join(' '), content }
    return [FAULTS[fault], { $ref: `#/components/responses/${name}` }] as const
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

/**
 * What each kind holds, and the body that several have. A body's blocks stand within each other: written out wherever they may stand they would be millions of lines, so each
 * is said once.
 */
function kindSchemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>().add(bodySchema, { id: 'body' })
  for (const kind of Object.keys(kinds) as Kind[]) registry.add(kinds[kind].schema, { id: kind })
  const { schemas } = z.toJSONSchema(registry, { ...CONVERSION, reused: 'ref', uri: (id) => `#/components/schemas/${id}` })
  const { __shared: shared, ...named } = schemas
  const all = JSON.stringify({ ...named, ...shared?.$defs }).replaceAll('__shared#/$defs/', '')
  // A name of their own would be where their references begin, which is the document's root.
  return JSON.parse(all, (key, value: unknown) => (key === '$id' || key === '$schema' ? undefined : value)) as Record<string, unknown> // what was just written
}

function jsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, CONVERSION)
}
