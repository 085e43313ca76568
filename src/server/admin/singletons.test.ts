import { describe, expect, it } from 'vitest'
import { openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'

describe('what there is one of', () => {
  it('is there before anybody has saved it, and saved without knowing its identifier', async () => {
    const { ask, ada } = await openBackOfficeServer()
    expect((await ask('GET', 'homePage')).json()).toEqual([])
    expect((await ask('GET', 'homePage/only')).json()).toMatchObject({ id: 'only', revision: 0, content: { lead: null, second: [] } })
    const made = await ask('PUT', 'homePage/only', { revision: 0, content: { sections: [] } })
    expect(made.json()).toMatchObject({ id: 'only', revision: 1, createdBy: ada.id })
    expect((await ask('PUT', 'homePage/only', { revision: 0, content: { lead: 'x' } })).json()).toMatchObject({ code: 'stale' })
    expect((await ask('PUT', 'homePage/only', { revision: 1, content: {} })).json()).toMatchObject({ id: 'only', revision: 2 })
    expect((await ask('GET', 'homePage')).json()).toHaveLength(1)
  })

  it('obeys roles, and is nothing for kinds that have many', async () => {
    const { ask } = await openBackOfficeServer()
    expect((await ask('GET', 'siteSettings/only')).statusCode).toBe(200)
    expect((await ask('PUT', 'siteSettings/only', { revision: 0, content: {} })).statusCode).toBe(403)
    expect((await ask('PUT', 'siteSettings/only', { revision: 0, content: { name: 'X' } }, 'admin')).statusCode).toBe(200)
    expect((await ask('GET', 'homePage/only', undefined, 'carla')).statusCode).toBe(403)
    expect((await ask('GET', 'article/only')).statusCode).toBe(404)
  })
})
