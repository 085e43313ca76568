import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import { statusOf } from '../../content/newsroom/document.ts'
import { addUser } from '../people/users.ts'

describe.each(engines)('the newsroom on %s', (engine) => {
  describe('drafts and readers', () => {
    it('shows readers nothing before it is published, and then only what was published', async () => {
      const { newsroom, publicContent, ada, article, now } = await openNewsroom(engine)
      const draft = unwrap(await newsroom.create(ada, 'article', article('La luce')))
      expect(await publicContent.article('la-luce', now())).toBeUndefined()

      unwrap(await newsroom.publish(ada, 'article', draft.id, 1))
      expect((await publicContent.article('la-luce', now()))?.title).toBe('La luce')

      const edited = unwrap(await newsroom.save(ada, 'article', draft.id, 1, article('La luce di notte', { slug: 'la-luce' })))
      expect((await publicContent.article('la-luce', now()))?.title).toBe('La luce')
      expect(statusOf(edited, now())).toMatchObject({ state: 'published', changed: true })

      unwrap(await newsroom.publish(ada, 'article', draft.id, 2))
      expect((await publicContent.article('la-luce', now()))?.title).toBe('La luce di notte')
    })

    it('refuses to publish what is incomplete, and says what is missing', async () => {
      const { newsroom, ada } = await openNewsroom(engine)
      const draft = unwrap(await newsroom.create(ada, 'article', { title: 'Solo un titolo' }))
      const outcome = await newsroom.publish(ada, 'article', draft.id, 1)
      expect(outcome).toMatchObject({
        reason: 'invalid',
        problems: [{ problem: 'publish-needs-section' }, { problem: 'publish-needs-author' }, { problem: 'publish-needs-body' }],
      })
    })

    it('takes an article away from readers and keeps its date when it comes back', async () => {
      const { newsroom, publicContent, ada, article, now, pass } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('La luce')))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      const firstSeen = now()
      pass(10)
      const withdrawn = unwrap(await newsroom.unpublish(ada, 'article', id))
      expect(await publicContent.article('la-luce', now())).toBeUndefined()
      expect(statusOf(withdrawn, now()).state).toBe('withdrawn')
      pass(10)
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      expect((await publicContent.article('la-luce', now()))?.publishedAt).toBe(firstSeen)
    })

    it('deletes a document with all that readers could reach it by', async () => {
      const { newsroom, publicContent, ada, article, now } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('La luce')))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      unwrap(await newsroom.remove(ada, 'article', id))
      expect(await publicContent.article('la-luce', now())).toBeUndefined()
      expect((await publicContent.search({ typed: 'luce' }, { limit: 5 }, now())).total).toBe(0)
      expect(await newsroom.find(ada, 'article', id)).toMatchObject({ reason: 'not-found' })
    })
  })

  describe('a document that its author’s program named', () => {
    it('is made once, however often that is asked, and is given as it is by now', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const id = randomUUID()
      const asked = await Promise.all([1, 2, 3].map(() => newsroom.createOnce(ada, 'article', article('Alba'), id)))
      expect(asked.map((outcome) => unwrap(outcome).isNew).sort()).toEqual([false, false, true])
      unwrap(await newsroom.save(ada, 'article', id, 1, article('Alba nuova')))
      const again = unwrap(await newsroom.createOnce(ada, 'article', article('Alba'), id))
      expect(again).toMatchObject({ isNew: false, document: { id, revision: 2, title: 'Alba nuova' } })
      const all = unwrap(await newsroom.list(ada, { kind: 'article', sort: { by: 'createdAt', isDescending: false }, limit: 9, offset: 0 }))
      expect(all.total).toBe(1)
    })

    it('is not given away: to another person, or as another kind, its name is taken and nothing more is said', async () => {
      const { newsroom, ada, bruno, article } = await openNewsroom(engine)
      const id = randomUUID()
      unwrap(await newsroom.createOnce(ada, 'article', article('Alba'), id))
      expect(await newsroom.createOnce(bruno, 'article', article('Mio'), id)).toEqual({ ok: false, reason: 'id-taken' })
      expect(await newsroom.createOnce(ada, 'page', { title: 'Alba' }, id)).toEqual({ ok: false, reason: 'id-taken' })
      expect(unwrap(await newsroom.find(ada, 'article', id)).title).toBe('Alba')
    })
  })

  describe('what documents name', () => {
    it('must be there, and of the right kind, when they are published', async () => {
      const { newsroom, ada, article, author } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Persi', { section: author.id, authors: ['nessuno'] })))
      expect(await newsroom.publish(ada, 'article', id, 1)).toMatchObject({
        reason: 'invalid',
        problems: [
          { path: ['section'], problem: 'reference-missing' },
          { path: ['authors'], problem: 'reference-missing' },
        ],
      })
    })

    it('is not deleted while they name it', async () => {
      const { newsroom, ada, article, section } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Uso')))
      expect(await newsroom.remove(ada, 'section', section.id)).toEqual({ ok: false, reason: 'in-use', by: ['Uso'], others: 0, more: 0 })
      unwrap(await newsroom.remove(ada, 'article', id))
      expect((await newsroom.remove(ada, 'section', section.id)).ok).toBe(true)
    })

    it('counts once when it is named twice', async () => {
      const { newsroom, publicContent, ada, article, author, now } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Doppio', { authors: [author.id, author.id] })))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      expect((await publicContent.article('doppio', now()))?.authors).toHaveLength(1)
    })

    it('are people who exist', async () => {
      const { newsroom, ada, bruno, article } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Compito')))
      expect(await newsroom.assign(ada, 'article', id, ['nessuno'])).toMatchObject({
        reason: 'invalid',
        problems: [{ problem: 'user-unknown' }],
      })
      expect(unwrap(await newsroom.assign(ada, 'article', id, [bruno.id, bruno.id])).assignees).toEqual([bruno.id])
    })

    it('are people who can work: not one who is suspended, unless it was theirs before', async () => {
      const { newsroom, database, ada, bruno, article, now } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Suo')))
      const { id: other } = unwrap(await newsroom.create(ada, 'article', article('Non suo')))
      unwrap(await newsroom.assign(ada, 'article', id, [bruno.id]))
      await database.write((db) => db.updateTable('user').set({ suspendedAt: now() }).where('id', '=', bruno.id).execute())
      const { assignees } = unwrap(await newsroom.assign(ada, 'article', id, [bruno.id, ada.id]))
      expect([...assignees].sort()).toEqual([ada.id, bruno.id].sort())
      expect(await newsroom.assign(ada, 'article', other, [bruno.id])).toMatchObject({
        reason: 'invalid',
        problems: [{ path: ['assignees'], problem: 'user-suspended' }],
      })
    })

    it('keep the file of a picture, whatever is saved', async () => {
      const { newsroom, ada } = await openNewsroom(engine)
      const media = { fileName: 'a.jpg', hash: 'a'.repeat(64), type: 'application/pdf', bytes: 5, picture: null }
      const { id } = unwrap(await newsroom.create(ada, 'media', media))
      const saved = unwrap(await newsroom.save(ada, 'media', id, 1, { ...media, hash: 'b'.repeat(64), alt: 'Un faro' }))
      expect([saved.content.hash, saved.content.alt]).toEqual(['a'.repeat(64), 'Un faro'])
    })
  })

  it('drops control characters that come with pasted text', async () => {
    const { newsroom, ada, article } = await openNewsroom(engine)
    const made = unwrap(await newsroom.create(ada, 'article', article('Un\u0000 tito\u0007lo')))
    expect(made.content.title).toBe('Un titolo')
  })

  it('publishes and withdraws only what has drafts', async () => {
    const { newsroom, ada, section } = await openNewsroom(engine)
    expect(await newsroom.unpublish(ada, 'section', section.id)).toMatchObject({ reason: 'forbidden', because: 'always-visible' })
    expect(await newsroom.publish(ada, 'section', section.id, 1)).toMatchObject({ reason: 'forbidden', because: 'always-visible' })
  })

  describe('roles', () => {
    it('asks permission before every act', async () => {
      const { newsroom, ada, bruno, article } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Di Ada')))
      expect(await newsroom.save(bruno, 'article', id, 1, article('Mio'))).toMatchObject({ reason: 'forbidden', because: 'not-yours' })
      expect(await newsroom.create(bruno, 'popup', {})).toMatchObject({ reason: 'forbidden', because: 'role' })
      const own = unwrap(await newsroom.create(bruno, 'article', article('Di Bruno')))
      expect(await newsroom.publish(bruno, 'article', own.id, 1)).toMatchObject({ reason: 'forbidden', because: 'needs-review' })
      expect(unwrap(await newsroom.submit(bruno, 'article', own.id, 'Pronto?'))).toMatchObject({ inReview: true, note: 'Pronto?' })
      expect(unwrap(await newsroom.publish(ada, 'article', own.id, 1))).toMatchObject({ inReview: false })
    })

    it('lets a redattore publish their own once the settings allow it', async () => {
      const { database, newsroom, bruno, article, now } = await openNewsroom(engine)
      const boss = await addUser(
        database,
        { name: 'Capo', email: 'capo@example.it', role: 'amministratore' },
        { clock: () => new Date(now()), newId: randomUUID, passwordHash: 'x' },
      )
      unwrap(await newsroom.create(boss, 'siteSettings', { editorsPublishOwn: true }))
      const own = unwrap(await newsroom.create(bruno, 'article', article('Di Bruno')))
      expect((await newsroom.publish(bruno, 'article', own.id, 1)).ok).toBe(true)
    })
  })
})
