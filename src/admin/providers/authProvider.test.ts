import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiFault } from '../api/callApi.ts'
import { forgetMe } from '../api/me.ts'
import { authProvider } from './authProvider.ts'

const answer = (status: number, body: object) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

afterEach(() => {
  vi.unstubAllGlobals()
  forgetMe()
})

it.each([401, 403, 500])('leaves nobody’s screen for an answer of %i', async (status) => {
  await expect(authProvider.checkError(new ApiFault(status, { code: 'x', message: '' }))).resolves.toBeUndefined()
})

describe('what somebody may do', () => {
  it('is what the server says', async () => {
    answer(200, { may: { article: ['view'] } })
    expect(await authProvider.getPermissions?.({})).toEqual({ article: ['view'] })
  })

  it('is nothing, and no fault, for who has not come in yet', async () => {
    answer(401, { code: 'signed-out', message: '' })
    expect(await authProvider.getPermissions?.({})).toEqual({})
  })

  it('is nothing for who is suspended', async () => {
    answer(403, { code: 'suspended', message: '' })
    expect(await authProvider.getPermissions?.({})).toEqual({})
  })

  it('is not known while the server fails', async () => {
    answer(503, { code: 'store-unavailable', message: '' })
    await expect(authProvider.getPermissions?.({})).rejects.toThrow()
  })
})
