import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createNewsroom } from '../../src/content/newsroom/newsroom.ts'
import type { ServerOptions } from '../../src/server/buildServer.ts'
import { createDocumentStore } from '../../src/store/documents/documentStore.ts'
import type { Database } from '../../src/store/database.ts'
import type { FileLocation } from '../../src/store/fileLocation.ts'
import { addUser } from '../../src/store/people/users.ts'
import { unwrap } from './unwrap.ts'
import { newDatabase } from './stores.ts'
import { newGround, serve } from './testServer.ts'

export const clock = () => new Date('2026-11-15T08:00:00.000Z')

const ASSETS = {
  scripts: ['/assets/main-abc.js'],
  styles: ['/assets/main-abc.css'],
  fonts: ['/assets/text-abc.woff2'],
  pageScripts: { islands: ['/assets/islands-abc.js'] },
  pageStyles: {},
  popup: null,
  analytics: {
    script: '/assets/analytics/edicola-analytics.js?v=abc',
    consent: { script: '/consent.js', banner: '/banner.js', style: '/banner.css' },
  },
}

/** The server on a store in which nobody has written anything. */
export async function openBareSite(change: Partial<ServerOptions> = {}, media: FileLocation['kind'] = 'folder') {
  const database = await newDatabase('sqlite')
  const ground = await newGround(media)
  const app = await serve({ ...ground, database, clock }, { assets: ASSETS, ...change })
  return { app, database, ...ground }
}

/** Publishes an article with the given title, whose text tries to be a script. */
export async function publish(database: Database, title: string, more: object = {}) {
  const person = { name: 'Ada', email: `${randomUUID()}@example.it`, role: 'amministratore' } as const
  const actor = await addUser(database, person, { clock, newId: randomUUID, passwordHash: 'x' })
  const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: randomUUID })
  const section = unwrap(await newsroom.create(actor, 'section', { name: 'Città' }))
  const author = unwrap(await newsroom.create(actor, 'author', { name: 'Elsa Prima' }))
  const text = { type: 'text', text: '<script>alert(1)</script>' }
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  const article = unwrap(await newsroom.create(actor, 'article', { title, section: section.id, authors: [author.id], body, ...more }))
  unwrap(await newsroom.publish(actor, 'article', article.id, 1))
  return { newsroom, actor, article }
}

/** Asks as a browser does. */
export const get = (app: FastifyInstance, url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ url, headers })
