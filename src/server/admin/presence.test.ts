import { describe, expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { engines } from '../../../tests/support/stores.ts'

describe.each(engines)('who has a document open, on %s', (engine) => {
  it('tells who else is there, until they leave or fall silent', async () => {
    const { ask, article, bruno, now, pass } = await openBackOfficeServer(engine)
    const id = idOf(await ask('POST', 'article', article('Uno')))
    await ask('POST', `article/${id}/assign`, { assignees: [bruno.id] })
    const beat = async (tab: string, who: string, more: object = {}) =>
      (await ask('POST', `article/${id}/presence`, { tab, ...more }, who)).json<{ others: unknown[] }>()
    const since = now()
    expect(await beat('a', 'ada')).toMatchObject({ others: [], revision: 1, savedBy: { name: 'Ada' } })
    expect((await beat('b', 'bruno', { editing: true })).others).toEqual([{ name: 'Ada', since, isEditing: false, isMe: false }])
    expect((await beat('c', 'ada')).others).toMatchObject([{ isMe: true }, { name: 'Bruno', isEditing: true }])
    await beat('c', 'ada', { leaving: true })
    pass(0.6)
    expect((await beat('a', 'ada')).others).toMatchObject([{ name: 'Bruno' }])
    pass(0.2)
    expect((await beat('a', 'ada')).others).toEqual([])
  })

  it('tells of newer work, and nothing to whoever may not see it', async () => {
    const { ask, article } = await openBackOfficeServer(engine)
    const id = idOf(await ask('POST', 'article', article('Uno')))
    await ask('PUT', `article/${id}`, { revision: 1, content: article('Due') }, 'admin')
    expect((await ask('POST', `article/${id}/presence`, { tab: 'a' })).json()).toMatchObject({ revision: 2 })
    expect((await ask('POST', `article/${id}/presence`, { tab: 'a' }, 'carla')).statusCode).toBe(403)
    expect((await ask('POST', `article/${id}/presence`, {})).statusCode).toBe(400)
  })
})
