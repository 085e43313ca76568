import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { engines, newDatabase } from '../../tests/support/stores.ts'
import { statusOf } from '../content/newsroom/document.ts'
import { createNewsroom } from '../content/newsroom/newsroom.ts'
import type { Outcome } from '../content/newsroom/refusal.ts'
import type { User } from '../content/user.ts'
import { createArchive } from './archive.ts'
import type { Engine } from './database.ts'
import { createLibrary } from './library.ts'
import { addUser } from './users.ts'

const START = Date.parse('2026-11-15T08:00:00.000Z')

/** A newsroom with two people, a section, an author, and a clock that the test sets. */
async function openNewsroom(engine: Engine) {
  const database = await newDatabase(engine)
  let moment = START
  const clock = () => new Date(moment)
  const newsroom = createNewsroom({ archive: createArchive(database), clock, newId: randomUUID })
  const library = createLibrary(database)
  const person = (name: string, role: User['role']) =>
    addUser(database, { name, email: `${name.toLowerCase()}@example.it`, role }, { clock, passwordHash: 'x' })
  const ada = await person('Ada', 'caporedattore')
  const bruno = await person('Bruno', 'redattore')
  const section = must(await newsroom.create(ada, 'section', { name: 'Città' }))
  const author = must(await newsroom.create(ada, 'author', { name: 'Elsa Prima' }))
  const article = (title: string, more: object = {}) => ({
    title,
    section: section.id,
    authors: [author.id],
    body: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Un testo sulle elezioni in città e sull’arte.' }] }],
    },
    ...more,
  })
  return {
    database,
    newsroom,
    library,
    ada,
    bruno,
    section,
    author,
    article,
    now: () => clock().toISOString(),
    pass: (minutes: number) => void (moment += minutes * 60_000),
    later: (minutes: number) => new Date(moment + minutes * 60_000).toISOString(),
  }
}

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

describe.each(engines)('the newsroom on %s', (engine) => {
  describe('drafts and readers', () => {
    it('shows readers nothing before it is published, and then only what was published', async () => {
      const { newsroom, library, ada, article, now } = await openNewsroom(engine)
      const draft = must(await newsroom.create(ada, 'article', article('La luce')))
      expect(await library.article('la-luce', now())).toBeUndefined()

      must(await newsroom.publish(ada, 'article', draft.id, 1))
      expect((await library.article('la-luce', now()))?.title).toBe('La luce')

      const edited = must(await newsroom.save(ada, 'article', draft.id, 1, article('La luce di notte', { slug: 'la-luce' })))
      expect((await library.article('la-luce', now()))?.title).toBe('La luce')
      expect(statusOf(edited, now())).toEqual({ state: 'published', changed: true })

      must(await newsroom.publish(ada, 'article', draft.id, 2))
      expect((await library.article('la-luce', now()))?.title).toBe('La luce di notte')
    })

    it('refuses to publish what is incomplete, and says what is missing', async () => {
      const { newsroom, ada } = await openNewsroom(engine)
      const draft = must(await newsroom.create(ada, 'article', { title: 'Solo un titolo' }))
      const outcome = await newsroom.publish(ada, 'article', draft.id, 1)
      expect(outcome).toMatchObject({
        reason: 'invalid',
        problems: [{ problem: 'publish-needs-section' }, { problem: 'publish-needs-author' }, { problem: 'publish-needs-body' }],
      })
    })

    it('takes an article away from readers and keeps its date when it comes back', async () => {
      const { newsroom, library, ada, article, now, pass } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('La luce')))
      must(await newsroom.publish(ada, 'article', id, 1))
      const firstSeen = now()
      pass(10)
      const withdrawn = must(await newsroom.unpublish(ada, 'article', id))
      expect(await library.article('la-luce', now())).toBeUndefined()
      expect(statusOf(withdrawn, now()).state).toBe('withdrawn')
      pass(10)
      must(await newsroom.publish(ada, 'article', id, 1))
      expect((await library.article('la-luce', now()))?.publishedAt).toBe(firstSeen)
    })

    it('deletes a document with all that readers could reach it by', async () => {
      const { newsroom, library, ada, article, now } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('La luce')))
      must(await newsroom.publish(ada, 'article', id, 1))
      must(await newsroom.remove(ada, 'article', id))
      expect(await library.article('la-luce', now())).toBeUndefined()
      expect((await library.search('luce', { limit: 5 }, now())).total).toBe(0)
      expect(await newsroom.find(ada, 'article', id)).toMatchObject({ reason: 'not-found' })
    })
  })

  describe('schedules', () => {
    it('shows an article from its minute on, and not before', async () => {
      const { newsroom, library, ada, article, later, now, pass } = await openNewsroom(engine)
      const draft = must(await newsroom.create(ada, 'article', article('Domani', { publishAt: later(60) })))
      const scheduled = must(await newsroom.publish(ada, 'article', draft.id, 1))
      expect(statusOf(scheduled, now()).state).toBe('scheduled')
      pass(59)
      expect(await library.article('domani', now())).toBeUndefined()
      expect(await library.articles({}, { limit: 5 }, now())).toEqual([])
      expect((await library.search('domani', { limit: 5 }, now())).total).toBe(0)
      pass(1)
      expect((await library.article('domani', now()))?.publishedAt).toBe(now())
      expect((await library.search('domani', { limit: 5 }, now())).total).toBe(1)
      expect(statusOf(must(await newsroom.find(ada, 'article', draft.id)), now()).state).toBe('published')
    })

    it('hides an article from its last minute on', async () => {
      const { newsroom, library, ada, article, later, now, pass } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Breve', { unpublishAt: later(30) })))
      must(await newsroom.publish(ada, 'article', id, 1))
      pass(29)
      expect(await library.article('breve', now())).toBeDefined()
      pass(1)
      expect(await library.article('breve', now())).toBeUndefined()
    })

    it('changes a published article at the chosen moment, and readers see the old text until then', async () => {
      const { newsroom, library, ada, article, later, now, pass } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Prima')))
      must(await newsroom.publish(ada, 'article', id, 1))
      pass(1)
      must(await newsroom.save(ada, 'article', id, 1, article('Seconda', { slug: 'seconda' })))
      must(await newsroom.publish(ada, 'article', id, 2, later(60)))
      expect((await library.article('prima', now()))?.title).toBe('Prima')
      expect(await library.article('seconda', now())).toBeUndefined()
      pass(60)
      expect(await library.article('prima', now())).toBeUndefined()
      expect((await library.article('seconda', now()))?.title).toBe('Seconda')
      expect(await library.redirectFrom('/articoli/prima', now())).toBe('/articoli/seconda')
      expect(await library.countArticles({}, now())).toBe(1)
    })

    it('lets a schedule be changed before it falls due', async () => {
      const { newsroom, library, ada, article, later, now, pass } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Rinviato', { publishAt: later(10) })))
      must(await newsroom.publish(ada, 'article', id, 1))
      must(await newsroom.save(ada, 'article', id, 1, article('Rinviato', { slug: 'rinviato', publishAt: later(90) })))
      must(await newsroom.publish(ada, 'article', id, 2))
      pass(30)
      expect(await library.article('rinviato', now())).toBeUndefined()
      pass(60)
      expect((await library.article('rinviato', now()))?.publishedAt).toBe(now())
    })

    it('forgets a schedule that was cancelled: nobody saw it, so it is a draft without a date', async () => {
      const { newsroom, library, ada, article, later, now, pass } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Annullato')))
      must(await newsroom.publish(ada, 'article', id, 1, later(60)))
      const cancelled = must(await newsroom.unpublish(ada, 'article', id))
      expect([statusOf(cancelled, now()).state, cancelled.firstPublishedAt]).toEqual(['draft', null])
      pass(120)
      must(await newsroom.publish(ada, 'article', id, 1))
      expect((await library.article('annullato', now()))?.publishedAt).toBe(now())
    })

    it('never dates an article in the future: published at once, it is of now', async () => {
      const { newsroom, library, ada, article, later, now } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Subito', { publishAt: later(600) })))
      must(await newsroom.publish(ada, 'article', id, 1, now()))
      expect((await library.article('subito', now()))?.publishedAt).toBe(now())
    })

    it('keeps a withdrawal that was agreed on when a correction is published', async () => {
      const { newsroom, library, ada, article, later, now, pass } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Diffida')))
      must(await newsroom.publish(ada, 'article', id, 1))
      must(await newsroom.unpublish(ada, 'article', id, later(60)))
      must(await newsroom.save(ada, 'article', id, 1, article('Diffida', { slug: 'diffida', kicker: 'Corretto' })))
      must(await newsroom.publish(ada, 'article', id, 2))
      pass(60)
      expect(await library.article('diffida', now())).toBeUndefined()
    })

    it('says when the next change falls due', async () => {
      const { newsroom, library, ada, article, later, now, pass } = await openNewsroom(engine)
      expect(await library.nextChange(now())).toBeNull()
      const input = article('Breve', { publishAt: later(10), unpublishAt: later(30) })
      const [begins, ends] = [later(10), later(30)]
      const { id } = must(await newsroom.create(ada, 'article', input))
      must(await newsroom.publish(ada, 'article', id, 1))
      expect(await library.nextChange(now())).toBe(begins)
      pass(10)
      expect(await library.nextChange(now())).toBe(ends)
      pass(20)
      expect(await library.nextChange(now())).toBeNull()
    })

    it('refuses a moment that is none', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Domani')))
      const refusal = { reason: 'invalid', problems: [{ path: ['at'], problem: 'instant' }] }
      expect(await newsroom.publish(ada, 'article', id, 1, 'domani')).toMatchObject(refusal)
      expect(await newsroom.unpublish(ada, 'article', id, '2026-13-01')).toMatchObject(refusal)
    })

    it('refuses an end that is already past', async () => {
      const { newsroom, ada, article, later, pass } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Tardi', { unpublishAt: later(5) })))
      pass(5)
      expect(await newsroom.publish(ada, 'article', id, 1)).toMatchObject({ reason: 'invalid', problems: [{ problem: 'already-over' }] })
    })
  })

  describe('revisions', () => {
    it('keeps who, when and what of each save', async () => {
      const { newsroom, ada, bruno, article, later, pass } = await openNewsroom(engine)
      const draft = must(await newsroom.create(ada, 'article', article('Uno')))
      const { id } = draft
      must(await newsroom.assign(ada, 'article', id, [bruno.id]))
      pass(3)
      must(await newsroom.save(bruno, 'article', id, 1, article('Uno', { slug: 'uno', standfirst: 'Un sommario.' })))
      expect(must(await newsroom.revisions(ada, 'article', id))).toEqual([
        { number: 2, at: later(0), by: { id: bruno.id, name: 'Bruno' }, changed: ['standfirst'] },
        { number: 1, at: later(-3), by: { id: ada.id, name: 'Ada' }, changed: Object.keys(draft.content) },
      ])
    })

    it('compares two revisions in words', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('La luce bianca')))
      must(await newsroom.save(ada, 'article', id, 1, article('La luce nera', { slug: 'la-luce-bianca' })))
      expect(must(await newsroom.difference(ada, 'article', id, 1, 2))).toEqual([
        {
          field: 'title',
          differences: [
            { text: 'La luce ', change: 'same' },
            { text: 'bianca', change: 'removed' },
            { text: 'nera', change: 'added' },
          ],
        },
      ])
    })

    it('restores an old one as the newest, and keeps those between', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Uno')))
      must(await newsroom.save(ada, 'article', id, 1, article('Due', { slug: 'uno' })))
      const restored = must(await newsroom.restore(ada, 'article', id, 2, 1))
      expect(restored.content.title).toBe('Uno')
      expect(must(await newsroom.revisions(ada, 'article', id)).map(({ number }) => number)).toEqual([3, 2, 1])
    })

    it('keeps the last 50, and the one that readers see however old', async () => {
      const { newsroom, library, ada, article, now } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Numero 1')))
      must(await newsroom.publish(ada, 'article', id, 1))
      for (let revision = 1; revision < 55; revision++) {
        must(await newsroom.save(ada, 'article', id, revision, article(`Numero ${revision + 1}`, { slug: 'numero-1' })))
      }
      const numbers = must(await newsroom.revisions(ada, 'article', id)).map(({ number }) => number)
      expect(numbers).toEqual([...Array.from({ length: 50 }, (_, index) => 55 - index), 1])
      expect((await library.article('numero-1', now()))?.title).toBe('Numero 1')
    })

    it('refuses a save that started from an older revision, with who and when, and loses nothing', async () => {
      const { newsroom, ada, bruno, article, now, pass } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Comune')))
      must(await newsroom.assign(ada, 'article', id, [bruno.id]))
      pass(2)
      must(await newsroom.save(bruno, 'article', id, 1, article('Di Bruno', { slug: 'comune' })))
      const at = now()
      pass(2)
      const outcome = await newsroom.save(ada, 'article', id, 1, article('Di Ada', { slug: 'comune' }))
      expect(outcome).toEqual({ ok: false, reason: 'stale', revision: 2, by: 'Bruno', at })
      expect(must(await newsroom.find(ada, 'article', id)).content.title).toBe('Di Bruno')
    })

    it('lets exactly one of many simultaneous saves win', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Gara')))
      const attempts = Array.from({ length: 20 }, (_, index) =>
        newsroom.save(ada, 'article', id, 1, article(`Versione ${index}`, { slug: 'gara' })),
      )
      const outcomes = await Promise.all(attempts)
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'stale')).toHaveLength(19)
    })
  })

  describe('slugs', () => {
    it('leaves a redirect behind when a published slug changes, straight to the newest address', async () => {
      const { newsroom, library, ada, article, now, pass } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Uno')))
      for (const [index, slug] of ['uno', 'due', 'tre'].entries()) {
        must(await newsroom.save(ada, 'article', id, index + 1, article('Uno', { slug })))
        must(await newsroom.publish(ada, 'article', id, index + 2))
        pass(1)
      }
      expect(await library.redirectFrom('/articoli/uno', now())).toBe('/articoli/tre')
      expect(await library.redirectFrom('/articoli/due', now())).toBe('/articoli/tre')
      expect(await library.redirectFrom('/articoli/mai', now())).toBeUndefined()
    })

    it('leaves none for a slug that readers never saw', async () => {
      const { newsroom, library, ada, article, now } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Bozza')))
      must(await newsroom.save(ada, 'article', id, 1, article('Bozza', { slug: 'definitivo' })))
      must(await newsroom.publish(ada, 'article', id, 2))
      expect(await library.redirectFrom('/articoli/bozza', now())).toBeUndefined()
    })

    it('numbers a slug made from a title, refuses one that was chosen, and keeps kinds apart', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      must(await newsroom.create(ada, 'article', article('Mare')))
      expect(must(await newsroom.create(ada, 'article', article('Mare'))).slug).toBe('mare-2')
      const chosen = await newsroom.create(ada, 'article', article('Altro', { slug: 'mare' }))
      expect(chosen).toMatchObject({ reason: 'slug-taken', slug: 'mare', free: 'mare-3' })
      expect(must(await newsroom.create(ada, 'page', { title: 'Mare' })).slug).toBe('mare')
    })

    it('gives no two of many simultaneous articles the same one', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const made = await Promise.all(Array.from({ length: 12 }, () => newsroom.create(ada, 'article', article('Folla'))))
      expect(new Set(made.map((outcome) => must(outcome).slug)).size).toBe(12)
    })
  })

  describe('redirects', () => {
    it('lead where an editor says, until they are taken back', async () => {
      const { newsroom, library, ada, bruno, article, now } = await openNewsroom(engine)
      expect(await newsroom.addRedirect(bruno, { from: '/a', to: '/b' })).toMatchObject({ reason: 'forbidden', because: 'role' })
      must(await newsroom.addRedirect(ada, { from: '/vecchia', to: 'https://altrove.example/' }))
      must(await newsroom.addRedirect(ada, { from: '/vecchia', to: '/chi-siamo' }))
      const { id } = must(await newsroom.create(ada, 'article', article('Uno')))
      must(await newsroom.publish(ada, 'article', id, 1))
      must(await newsroom.save(ada, 'article', id, 1, article('Uno', { slug: 'due' })))
      must(await newsroom.publish(ada, 'article', id, 2))
      expect(await library.redirectFrom('/vecchia', now())).toBe('/chi-siamo')
      expect(must(await newsroom.redirects(ada))).toEqual([
        { from: '/articoli/uno', to: '/articoli/due', isAutomatic: true },
        { from: '/vecchia', to: '/chi-siamo', isAutomatic: false },
      ])
      must(await newsroom.removeRedirect(ada, '/vecchia'))
      expect(await library.redirectFrom('/vecchia', now())).toBeUndefined()
      expect(await newsroom.removeRedirect(ada, '/vecchia')).toMatchObject({ reason: 'not-found' })
    })

    it('never go round in circles, and take any spelling of an address', async () => {
      const { newsroom, library, ada, now } = await openNewsroom(engine)
      must(await newsroom.addRedirect(ada, { from: '/citt%C3%A0/', to: '/l’arte' }))
      expect(await library.redirectFrom('/città', now())).toBe('/l%E2%80%99arte')
      must(await newsroom.addRedirect(ada, { from: '/l’arte', to: '/altrove' }))
      expect(await newsroom.addRedirect(ada, { from: '/altrove', to: '/città' })).toMatchObject({
        problems: [{ problem: 'redirect-loop' }],
      })
    })

    it.each([
      [{ from: 'vecchia', to: '/b' }, 'from'],
      [{ from: '/a?b', to: '/b' }, 'from'],
      [{ from: '/a', to: 'javascript:alert(1)' }, 'to'],
      [{ from: '/a', to: '/a' }, 'to'],
      [{ from: '/a', to: '/a/?b' }, 'to'],
      [{ from: '/%00', to: '/a' }, 'from'],
    ])('refuse %j', async (input, field) => {
      const { newsroom, ada } = await openNewsroom(engine)
      expect(await newsroom.addRedirect(ada, input)).toMatchObject({ reason: 'invalid', problems: [{ path: [field] }] })
    })
  })

  describe('what documents name', () => {
    it('must be there, and of the right kind, when they are published', async () => {
      const { newsroom, ada, article, author } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Persi', { section: author.id, authors: ['nessuno'] })))
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
      const { id } = must(await newsroom.create(ada, 'article', article('Uso')))
      expect(await newsroom.remove(ada, 'section', section.id)).toEqual({ ok: false, reason: 'in-use', by: ['Uso'] })
      must(await newsroom.remove(ada, 'article', id))
      expect((await newsroom.remove(ada, 'section', section.id)).ok).toBe(true)
    })

    it('counts once when it is named twice', async () => {
      const { newsroom, library, ada, article, author, now } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Doppio', { authors: [author.id, author.id] })))
      must(await newsroom.publish(ada, 'article', id, 1))
      expect((await library.article('doppio', now()))?.authors).toHaveLength(1)
    })

    it('are people who exist', async () => {
      const { newsroom, ada, bruno, article } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('Compito')))
      expect(await newsroom.assign(ada, 'article', id, ['nessuno'])).toMatchObject({
        reason: 'invalid',
        problems: [{ problem: 'user-unknown' }],
      })
      expect(must(await newsroom.assign(ada, 'article', id, [bruno.id, bruno.id])).assignees).toEqual([bruno.id])
    })

    it('keep the file of a picture, whatever is saved', async () => {
      const { newsroom, ada } = await openNewsroom(engine)
      const media = { fileName: 'a.jpg', hash: 'a'.repeat(64), type: 'application/pdf', bytes: 5, picture: null }
      const { id } = must(await newsroom.create(ada, 'media', media))
      const saved = must(await newsroom.save(ada, 'media', id, 1, { ...media, hash: 'b'.repeat(64), alt: 'Un faro' }))
      expect([saved.content.hash, saved.content.alt]).toEqual(['a'.repeat(64), 'Un faro'])
    })
  })

  it('drops control characters that come with pasted text', async () => {
    const { newsroom, ada, article } = await openNewsroom(engine)
    const made = must(await newsroom.create(ada, 'article', article('Un\u0000 tito\u0007lo')))
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
      const { id } = must(await newsroom.create(ada, 'article', article('Di Ada')))
      expect(await newsroom.save(bruno, 'article', id, 1, article('Mio'))).toMatchObject({ reason: 'forbidden', because: 'not-yours' })
      expect(await newsroom.create(bruno, 'popup', {})).toMatchObject({ reason: 'forbidden', because: 'role' })
      const own = must(await newsroom.create(bruno, 'article', article('Di Bruno')))
      expect(await newsroom.publish(bruno, 'article', own.id, 1)).toMatchObject({ reason: 'forbidden', because: 'needs-review' })
      expect(must(await newsroom.submit(bruno, 'article', own.id, 'Pronto?'))).toMatchObject({ inReview: true, note: 'Pronto?' })
      expect(must(await newsroom.publish(ada, 'article', own.id, 1))).toMatchObject({ inReview: false })
    })

    it('lets a redattore publish their own once the settings allow it', async () => {
      const { database, newsroom, bruno, article, now } = await openNewsroom(engine)
      const boss = await addUser(
        database,
        { name: 'Capo', email: 'capo@example.it', role: 'amministratore' },
        { clock: () => new Date(now()), passwordHash: 'x' },
      )
      must(await newsroom.create(boss, 'siteSettings', { editorsPublishOwn: true }))
      const own = must(await newsroom.create(bruno, 'article', article('Di Bruno')))
      expect((await newsroom.publish(bruno, 'article', own.id, 1)).ok).toBe(true)
    })
  })

  describe('search', () => {
    it.each([
      ['elezione', 1],
      ['citta', 1],
      ['arte', 1],
      ['elez', 1],
      ['elsa', 1],
      ['altrove', 0],
      ['arte altrove', 0],
      ['   ', 0],
      ['"\' OR 1=1 -- *:&|!', 0],
      ['½', 0],
    ])('finds %j in %i article', async (typed, total) => {
      const { newsroom, library, ada, article, now } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('La luce')))
      must(await newsroom.publish(ada, 'article', id, 1))
      expect((await library.search(typed, { limit: 5 }, now())).total).toBe(total)
    })

    it('puts a title before a mention, and shows where', async () => {
      const { newsroom, library, ada, article, now } = await openNewsroom(engine)
      const mention = article('Altro', { standfirst: 'Con un faro nel sommario.' })
      for (const input of [mention, article('Il faro')]) {
        const { id } = must(await newsroom.create(ada, 'article', input))
        must(await newsroom.publish(ada, 'article', id, 1))
      }
      const { results } = await library.search('fari', { limit: 5 }, now())
      expect(results.map(({ article }) => article.title)).toEqual(['Il faro', 'Altro'])
      expect(results[1]?.excerpt.filter(({ found }) => found)).toEqual([{ text: 'faro', found: true }])
    })
  })

  it('changes the content version with everything that readers can see, and with nothing else', async () => {
    const { newsroom, library, ada, article } = await openNewsroom(engine)
    const start = await library.version()
    const { id } = must(await newsroom.create(ada, 'article', article('La luce')))
    expect(await library.version()).toBe(start)
    must(await newsroom.publish(ada, 'article', id, 1))
    const published = await library.version()
    expect(published).toBeGreaterThan(start)
    must(await newsroom.unpublish(ada, 'article', id))
    expect(await library.version()).toBeGreaterThan(published)
  })

  it('lists by section and author, newest first', async () => {
    const { newsroom, library, ada, article, section, author, now, pass } = await openNewsroom(engine)
    for (const title of ['Prima', 'Seconda', 'Terza']) {
      const { id } = must(await newsroom.create(ada, 'article', article(title)))
      must(await newsroom.publish(ada, 'article', id, 1))
      pass(1)
    }
    const titles = async (filter: object, offset = 0) =>
      (await library.articles(filter, { limit: 2, offset }, now())).map(({ title }) => title)
    expect(await titles({ section: section.id })).toEqual(['Terza', 'Seconda'])
    expect(await titles({ author: author.id }, 2)).toEqual(['Prima'])
    expect(await titles({ section: 'altrove' })).toEqual([])
    expect(await library.countArticles({ author: author.id }, now())).toBe(3)
  })
})
