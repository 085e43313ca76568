import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyDemoMedia } from '../../../tests/support/demoMedia.ts'
import { emptyLocation, engines, openedDatabase, temporaryFolder } from '../../../tests/support/stores.ts'
import { messagesIn } from '../../messages/messages.ts'
import { createPublicContent } from '../../store/publications/publicContent.ts'
import { createDiskStorage } from '../../store/media/diskStorage.ts'
import { migrate } from '../../store/migrate.ts'
import { addFirstAdministrator } from '../../store/people/users.ts'
import { seedDemo } from './seedDemo.ts'

const clock = () => new Date('2026-11-15T08:00:00.000Z')
const now = clock().toISOString()

describe.each(engines)('the demo magazine on %s', (engine) => {
  it('is filled once by two programs that start together, and readable at once', { timeout: 120_000 }, async () => {
    const location = await emptyLocation(engine)
    const folder = await temporaryFolder()
    const media = await copyDemoMedia(join(folder, 'media'))
    const databases = [openedDatabase(location), openedDatabase(location)]
    const seed = async (database: (typeof databases)[number]) => {
      await migrate(database, { clock, backupFolder: folder })
      const admin = { name: 'Ada', email: 'ada@example.it', role: 'amministratore' } as const
      const { user: actor } = await addFirstAdministrator(database, admin, { clock, newId: randomUUID, passwordHash: 'x' })
      const storage = createDiskStorage(join(folder, 'media'))
      const parts = { database, storage, actor, clock, newId: randomUUID, messages: messagesIn('it').cli, say: () => undefined }
      return seedDemo({ ...parts, media })
    }
    const seeded = await Promise.all(databases.map(seed))
    expect(seeded.filter((articles) => articles > 0)).toHaveLength(1)

    const [database] = databases
    if (!database) throw new Error('There are two')
    const publicContent = createPublicContent(database)
    const count = await publicContent.countArticles({}, now)
    expect(seeded).toContain(count)
    expect((await publicContent.siteSettings()).name).toBe('Mezzaluce')
    expect((await publicContent.sections(now)).map(({ name }) => name)).toEqual(['Letture', 'Arti', 'Città', 'Scienza', 'Ascolti'])
    expect(await publicContent.popups(now)).toHaveLength(3)
    for (const card of await publicContent.articles({}, { limit: 100 }, now)) {
      const article = await publicContent.article(card.slug, now)
      expect(article?.hero?.alt).toBeTruthy()
      expect(article?.section).not.toBeNull()
      expect(article?.authors.length).toBeGreaterThan(0)
    }
    expect((await publicContent.search({ typed: 'biblioteca' }, { limit: 3 }, now)).total).toBeGreaterThan(0)
  })
})
