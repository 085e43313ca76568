import type { DataProvider, GetListParams, Identifier, RaRecord, UpdateParams } from 'react-admin'
import type { Kind } from '../../content/kinds.ts'
import { callApi } from '../api/callApi.ts'
import { createDocument } from '../api/createDocument.ts'
import { newUuid } from '../api/newUuid.ts'

const ROOT = '/api/admin'
/** The most that the server lists at once. */
const MAX_ROWS = 100

/** These are not documents: what is sent is what they are. Of a document, a form sends its content and the revision it started from. */
const PLAIN = new Set(['user', 'redirect', 'audit'])

/** react-admin's questions, put to our API in the words it shares with it. */
export const dataProvider: DataProvider = {
  getList: async (resource, { pagination = { page: 1, perPage: 25 }, sort, filter, signal }: GetListParams & { signal?: AbortSignal }) => {
    const first = (pagination.page - 1) * pagination.perPage
    return list(resource, { filter: filter as unknown, sort, first, count: pagination.perPage, signal })
  },

  getOne: async (resource, { id, signal }) => ({ data: (await callApi<never>(one(resource, id), { signal })).value }),

  async getMany(resource, { ids, signal }) {
    const parts = chunksOf(MAX_ROWS, ids)
    const lists = await Promise.all(
      parts.map((part) => list(resource, { filter: { ids: part }, sort: undefined, first: 0, count: MAX_ROWS, signal })),
    )
    return { data: lists.flatMap(({ data }) => data) }
  },

  getManyReference: async (resource, { target, id, filter, pagination, sort, signal }) =>
    list(resource, {
      filter: { ...(filter as object), [target]: target === 'naming' ? [id] : id },
      sort,
      first: (pagination.page - 1) * pagination.perPage,
      count: pagination.perPage,
      signal,
    }),

  async create(resource, { data, meta }) {
    if (PLAIN.has(resource)) return { data: (await callApi<never>(`${ROOT}/${resource}`, { method: 'POST', body: data })).value }
    const { content } = data as { content?: object } // a form of a document keeps its content under this name
    const { id = newUuid() } = (meta ?? {}) as { id?: string } // who may ask again says which document it is
    return { data: (await createDocument(resource as Kind, content ?? (data as object), id)) as never } // what is not plain is a document
  },

  async update(resource, { id, data }: UpdateParams<RaRecord>) {
    const { revision, content } = data as { revision?: number; content?: unknown } // see above
    const body = PLAIN.has(resource) ? data : { revision, content }
    return { data: (await callApi<never>(one(resource, id), { method: 'PUT', body })).value }
  },

  updateMany: () => Promise.reject(new Error('Several documents are changed by /bulk, which says what became of each')),

  async delete(resource, { id, previousData }) {
    await callApi(one(resource, id), { method: 'DELETE' })
    return { data: previousData ?? ({ id } as never) } // nothing is left to show but what was there
  },

  async deleteMany(resource, { ids }) {
    for (const id of ids) await callApi(one(resource, id), { method: 'DELETE' })
    return { data: [...ids] }
  },
}

interface Wanted {
  readonly filter: unknown
  readonly sort: { readonly field: string; readonly order: string } | undefined
  readonly first: number
  readonly count: number
  readonly signal?: AbortSignal | undefined
}

/** Rows are what the caller's resource has: react-admin names their type, and the API's schemas hold it. */
async function list(resource: string, { filter, sort, first, count, signal }: Wanted) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter ?? {}), range: JSON.stringify([first, first + count - 1]) })
  // react-admin sorts by id unless told otherwise, which means nothing to an editor: the server knows each kind's order.
  if (sort && sort.field !== 'id') query.set('sort', JSON.stringify([sort.field, sort.order]))
  const { value, headers } = await callApi<never[]>(`${ROOT}/${resource}?${query.toString()}`, { signal })
  return { data: value, total: Number(headers.get('content-range')?.split('/')[1] ?? value.length) }
}

const one = (resource: string, id: Identifier): string => `${ROOT}/${resource}/${encodeURIComponent(id)}`

function chunksOf<T>(size: number, items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}
