import { describe, expect, it } from 'vitest'
import { openBin, pdf, unwrap } from '../../../tests/support/bin.ts'
import { engines } from '../../../tests/support/stores.ts'
import { kinds, type Kind } from '../../content/kinds.ts'
import type { DocumentReader } from '../../content/newsroom/documentStore.ts'
import type { Scopes } from '../../content/newsroom/outlook.ts'
import { createDocumentStore } from './documentStore.ts'

const DAY = 24 * 60
const LIST = { sort: { by: 'title', isDescending: false }, limit: 25, offset: 0 } as const

describe.each(engines)('what is in the bin, on %s,', (engine) => {
  /** Every question of the newsroom, asked about everything: none may tell of what is in the bin. A new one does not compile until it is here. */
  it('is told of by no other question', async () => {
    const { database, newsroom, publicContent, ada, bruno, now, later, published } = await openBin(engine)
    const made: [Kind, object][] = [
      ['page', { title: 'Sparita pagina' }],
      ['issue', { title: 'Sparito numero' }],
      ['popup', { id: '7', name: 'Sparito annuncio', title: 'Sparito annuncio' }],
      ['section', { name: 'Sparita sezione' }],
      ['tag', { name: 'Sparito tema' }],
      ['author', { name: 'Sparita firma' }],
    ]
    const trashed: [Kind, string][] = [['media', unwrap(await newsroom.addFile(ada, pdf)).document.id]]
    for (const [kind, content] of made) trashed.push([kind, unwrap(await newsroom.create(ada, kind, content)).id])
    for (const title of ['Sparita luce', 'Sparita alba']) {
      const { id } = await published(title)
      unwrap(await newsroom.assign(ada, 'article', id, [bruno.id]))
      trashed.push(['article', id])
    }
    const linked = unwrap(await newsroom.create(ada, 'page', { title: 'Sparita in anteprima' })).id
    const { link } = unwrap(await newsroom.makePreviewLink(ada, 'page', linked, 'sparito', 24))
    trashed.push(['page', linked])
    for (const [kind, id] of trashed) unwrap(await newsroom.remove(ada, kind, id))

    const scopes: Scopes = { userId: ada.id, kinds: new Map((Object.keys(kinds) as Kind[]).map((kind) => [kind, 'all'])) }
    const each = <T>(work: (kind: Kind, id: string) => Promise<T>) => Promise.all(trashed.map(([kind, id]) => work(kind, id)))
    const everyKind = <T>(work: (kind: Kind) => Promise<T>) => Promise.all((Object.keys(kinds) as Kind[]).map(work))
    type Question = (reader: DocumentReader) => Promise<unknown>
    const questions: Record<keyof DocumentReader, Question | 'tells of it'> = {
      head: (reader) => each((_kind, id) => reader.head(id)),
      document: (reader) => each((kind, id) => reader.document(kind, id)),
      list: (reader) => everyKind((kind) => reader.list({ ...LIST, kind, words: 'spari' }, now())),
      redirects: (reader) => reader.redirects(now()),
      listRedirects: (reader) =>
        reader.listRedirects({ sort: { by: 'from', isDescending: false }, limit: 50, offset: 0 }, now()).then(({ redirects }) => redirects),
      findRedirect: (reader) => reader.findRedirect('/articoli/sparita-luce', now()),
      writtenRedirects: (reader) => reader.writtenRedirects(),
      usesOf: (reader) => each((_kind, id) => reader.usesOf(id, now())),
      mediaWithHash: (reader) => reader.mediaWithHash(pdf.hash),
      redirectAt: (reader) => reader.redirectAt('/articoli/sparita-luce').then((is) => is && 'Sparita'),
      isShown: (reader) => everyKind((kind) => reader.isShown(kind, 'sparita-luce', now()).then((is) => is && 'Sparita')),
      writtenAs: (reader) => everyKind((kind) => reader.writtenAs(kind, 'sparita-luce')),
      calendar: (reader) => reader.calendar(later(-DAY), later(DAY), scopes, now()),
      find: (reader) => reader.find('spari', scopes, 50, now()),
      recent: (reader) => reader.recent(scopes, 50),
      publishedSince: (reader) => reader.publishedSince(later(-DAY), now()).then((moments) => moments.map(() => 'Sparita')),
      mostRead: (reader) => reader.mostRead('2026-01-01', scopes, 50, now()),
      takenSlugs: (reader) =>
        everyKind((kind) => reader.takenSlugs(kind, ['sparita-luce'], null, now()).then(({ size }) => size > 0 && 'Sparita')),
      siteSettings: (reader) => reader.siteSettings(),
      previewLinks: (reader) => reader.previewLinks(later(-DAY)).then((links) => links.map(() => 'Sparita')),
      previewLink: (reader) => reader.previewLink(link.id).then((link) => link && 'Sparita'),
      previewLinkWith: (reader) => reader.previewLinkWith('sparito').then((link) => link && 'Sparita'),
      activeUser: (reader) => reader.activeUser(ada.id),
      readsByDay: (reader) => reader.readsByDay('2026-01-01'),
      successors: (reader) => reader.successors(trashed.map(([, id]) => id)),
      userName: (reader) => reader.userName(ada.id),
      absentUsers: (reader) => reader.absentUsers([ada.id]),
      present: (reader) => each((_kind, id) => reader.present(id, '')),
      // Asked only of a document that was found, or by the bin itself.
      content: 'tells of it',
      revisions: 'tells of it',
      foldable: 'tells of it',
      hashesOf: 'tells of it',
      isHashKept: 'tells of it',
      bin: 'tells of it',
      trashed: 'tells of it',
      trashedWithHash: 'tells of it',
      trashedBefore: 'tells of it',
    }
    for (const [name, question] of Object.entries(questions)) {
      if (question === 'tells of it') continue
      const told = JSON.stringify([await createDocumentStore(database).read(question)])
      expect([name, told.includes('Spari') || trashed.some(([, id]) => told.includes(id))]).toEqual([name, false])
    }
    const read = [
      await publicContent.articles({}, { limit: 50 }, now()),
      await publicContent.entries(now()),
      await publicContent.home(now()),
      await publicContent.sections(now()),
      await publicContent.issues(now()),
      await publicContent.popups(now()),
      await publicContent.search({ typed: 'sparita' }, { limit: 10 }, now()),
      ...(await each((_kind, id) => publicContent.draft(id, now()))),
    ]
    expect(JSON.stringify(read)).not.toContain('Spari')
    for (const [kind, id] of trashed) expect(await newsroom.find(ada, kind, id)).toMatchObject({ reason: 'not-found' })
  })
})
