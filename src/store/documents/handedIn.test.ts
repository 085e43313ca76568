import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Media } from '../../content/kinds/media.ts'
import type { Role } from '../../content/people/role.ts'
import { addUser } from '../people/users.ts'

const hashOf = (letter: string) => letter.repeat(64)
const picture = { width: 800, height: 600, widths: [320], formats: ['webp' as const], thumbhash: '' }
const file = (letter: string) => ({ fileName: `${letter}.png`, hash: hashOf(letter), type: 'image/png' as const, bytes: 10, picture })

describe.each(engines)('a change to a picture that readers see, on %s', (engine) => {
  async function openWithPicture(role: Role = 'collaboratore') {
    const room = await openNewsroom(engine)
    const { newsroom, ada, article, database, publicContent, now } = room
    const carla = await addUser(
      database,
      { name: 'Carla', email: 'carla@example.it', role },
      { clock: () => new Date(now()), newId: randomUUID, passwordHash: 'x' },
    )
    const medium = unwrap(await newsroom.addFile(carla, file('a'))).document
    const make = async (by = ada) => unwrap(await newsroom.create(by, 'article', article('In pagina', { hero: medium.id }))).id
    const publish = async (more?: string) => unwrap(await newsroom.publish(ada, 'article', await make(), 1, more))
    const describeAs = async (alt: string, by = carla) => {
      const { revision, content } = unwrap(await newsroom.find(ada, 'media', medium.id))
      return newsroom.save(by, 'media', medium.id, revision, { ...content, alt })
    }
    const seen = async (): Promise<Media | undefined | null> => (await publicContent.article('in-pagina', now()))?.hero
    return { ...room, carla, medium, make, publish, describeAs, seen }
  }

  it.each<Role>(['collaboratore', 'redattore'])('is handed in by a %s, and shown by who may publish', async (role) => {
    const { newsroom, ada, medium, publish, describeAs, seen, publicContent, carla } = await openWithPicture(role)
    await publish()
    const version = await publicContent.version()
    const saved = unwrap(await describeAs('Insulti'))
    expect(saved).toMatchObject({ inReview: true, revision: 2, content: { alt: 'Insulti' } })
    expect(unwrap(await newsroom.replaceFile(carla, medium.id, file('b')))).toMatchObject({ inReview: true, revision: 3 })
    expect(unwrap(await newsroom.restore(carla, 'media', medium.id, 3, 2))).toMatchObject({ inReview: true, revision: 4 })
    expect(await seen()).toMatchObject({ alt: '', hash: hashOf('a') })
    expect(await publicContent.version()).toBe(version)
    expect(unwrap(await newsroom.dashboard(ada)).mediaToReview.documents.map(({ id }) => id)).toEqual([medium.id])
    expect(unwrap(await newsroom.dashboard(carla)).mediaToReview.total).toBe(0)

    expect(await newsroom.publish(carla, 'media', medium.id, 4)).toMatchObject({ reason: 'forbidden' })
    expect(await newsroom.sendBack(carla, 'media', medium.id)).toMatchObject({ reason: 'forbidden' })
    expect(await newsroom.publish(ada, 'media', medium.id, 3)).toMatchObject({ reason: 'stale' })
    expect(unwrap(await newsroom.publish(ada, 'media', medium.id, 4))).toMatchObject({ inReview: false, revision: 4 })
    expect(await seen()).toMatchObject({ alt: 'Insulti' })
    expect(unwrap(await newsroom.dashboard(ada)).mediaToReview.total).toBe(0)
    expect(await newsroom.publish(ada, 'media', medium.id, 4)).toMatchObject({ because: 'always-visible' })
  })

  it('is given back with a word, and what readers see is the newest again', async () => {
    const { newsroom, ada, carla, medium, publish, describeAs, seen } = await openWithPicture()
    await publish()
    unwrap(await describeAs('Insulti'))
    const returned = unwrap(await newsroom.sendBack(ada, 'media', medium.id, 'Non così.'))
    expect(returned).toMatchObject({ inReview: false, revision: 3, note: 'Non così.', returnedBy: ada.id, content: { alt: '' } })
    expect(unwrap(await newsroom.dashboard(carla)).mediaReturned.documents.map(({ note }) => note)).toEqual(['Non così.'])
    expect(await seen()).toMatchObject({ alt: '' })
    unwrap(await describeAs('Un muro'))
    expect(unwrap(await newsroom.dashboard(carla)).mediaReturned.total).toBe(0)
    // Who may publish and goes on from it publishes it.
    expect(unwrap(await describeAs('Un muro rosso', ada))).toMatchObject({ inReview: false, returnedBy: null })
    expect(await seen()).toMatchObject({ alt: 'Un muro rosso' })
  })

  it('is taken back by putting it as it was', async () => {
    const { publish, describeAs } = await openWithPicture()
    await publish()
    expect(unwrap(await describeAs('Insulti')).inReview).toBe(true)
    expect(unwrap(await describeAs('')).inReview).toBe(false)
  })

  it('waits also where the page is planned, or handed in, and not where it is only written', async () => {
    const { newsroom, ada, carla, later, describeAs, make } = await openWithPicture()
    expect(unwrap(await describeAs('In nessun posto')).inReview).toBe(false)
    const own = await make(carla)
    expect(unwrap(await describeAs('In una bozza')).inReview).toBe(false)
    unwrap(await newsroom.submit(carla, 'article', own))
    expect(unwrap(await describeAs('In un testo consegnato')).inReview).toBe(true)
    unwrap(await newsroom.sendBack(ada, 'article', own))
    expect(unwrap(await describeAs('In un testo restituito')).inReview).toBe(false)
    unwrap(await newsroom.publish(ada, 'article', own, 1, later(60)))
    expect(unwrap(await describeAs('In un testo programmato')).inReview).toBe(true)
  })

  it('is shown at once by an editor who publishes all that it stands in', async () => {
    const { newsroom, ada, bruno, article, now, publicContent } = await openNewsroom(engine)
    unwrap(await newsroom.create({ ...ada, role: 'amministratore' }, 'siteSettings', { editorsPublishOwn: true }))
    const { id, content } = unwrap(await newsroom.addFile(bruno, file('a'))).document
    const own = unwrap(await newsroom.create(bruno, 'article', article('Suo', { hero: id })))
    unwrap(await newsroom.publish(bruno, 'article', own.id, 1))
    expect(unwrap(await newsroom.save(bruno, 'media', id, 1, { ...content, alt: 'Sua' })).inReview).toBe(false)
    expect((await publicContent.article('suo', now()))?.hero).toMatchObject({ alt: 'Sua' })
    const others = unwrap(await newsroom.create(ada, 'article', article('Altrui', { hero: id })))
    unwrap(await newsroom.publish(ada, 'article', others.id, 1))
    expect(unwrap(await newsroom.save(bruno, 'media', id, 2, { ...content, alt: 'Altra' })).inReview).toBe(true)
  })

  it('is nothing that can be handed in or planned by itself', async () => {
    const { newsroom, ada, medium, publish, describeAs, later } = await openWithPicture()
    await publish()
    expect(await newsroom.submit(ada, 'media', medium.id)).toMatchObject({ because: 'always-visible' })
    expect(await newsroom.sendBack(ada, 'media', medium.id)).toMatchObject({ because: 'always-visible' })
    unwrap(await describeAs('Consegnata'))
    expect(await newsroom.publish(ada, 'media', medium.id, 2, later(60))).toMatchObject({ because: 'always-visible' })
  })

  it('does not lend its file to whoever brings the same bytes', async () => {
    const { newsroom, ada, carla, medium, publish } = await openWithPicture()
    await publish()
    unwrap(await newsroom.replaceFile(carla, medium.id, file('b')))
    expect(unwrap(await newsroom.addFile(ada, file('b'))).document.id).not.toBe(medium.id)
  })
})
