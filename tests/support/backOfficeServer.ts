import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { openBackOffice } from '../../src/cli/serving/openBackOffice.ts'
import type { User } from '../../src/content/people/user.ts'
import type { FindSession } from '../../src/server/auth/sessionFinder.ts'
import type { ServerOptions } from '../../src/server/buildServer.ts'
import { createAuditedNewsroom } from '../../src/store/people/auditedNewsroom.ts'
import { createCounters } from '../../src/store/counters/counters.ts'
import type { Engine } from '../../src/store/database.ts'
import type { FileLocation } from '../../src/store/fileLocation.ts'
import { createTrafficStore } from '../../src/store/counters/trafficStore.ts'
import { addUser } from '../../src/store/people/users.ts'
import { openNewsroom } from './newsroom.ts'
import { quickHashing } from './password.ts'
import { newGround, serve, SITE } from './testServer.ts'

/** The whole server with three people who are signed in by saying who they are: signing in itself is tried in `server/auth`. */
export async function openBackOfficeServer(
  engine: Engine = 'sqlite',
  change: Partial<ServerOptions> = {},
  media: FileLocation['kind'] = 'folder',
) {
  const room = await openNewsroom(engine)
  const { database, ada, bruno, publicContent } = room
  const clock = () => new Date(room.now())
  const carla = await addUser(
    database,
    { name: 'Carla', email: 'carla@example.it', role: 'collaboratore' },
    { clock, newId: randomUUID, passwordHash: 'x' },
  )
  const people: Record<string, User> = { ada, bruno, carla, admin: { ...ada, role: 'amministratore' } }
  const findSession: FindSession = async ({ headers }) => {
    const user = people[String(headers['x-who'])]
    return user ? { ...user, language: 'it', mustChangePassword: false, twoFactorEnabled: false, suspendedAt: null } : null
  }

  const ground = await newGround(media)
  const { folder, storage } = ground
  let ids = 0
  const environment = { siteUrl: SITE, smtp: null, dataDir: folder, importFolder: join(folder, 'import'), workers: 1 }
  const backOffice = await openBackOffice({
    database,
    publicContent,
    storage,
    clock,
    newId: randomUUID,
    passwords: quickHashing,
    environment,
    noteFault: () => () => undefined,
  })
  const newsroom = createAuditedNewsroom({
    database,
    audit: backOffice.audit,
    clock,
    newId: () => `documento-${(ids += 1)}`,
    forgetFile: (hash) => storage.removeAll(hash),
  })
  const { uploadFolder } = backOffice
  const app = await serve(
    { ...ground, database, clock },
    {
      publicContent,
      counters: createCounters(database),
      traffic: createTrafficStore(database),
      backOffice: {
        ...backOffice,
        guard: { findSession, siteUrl: SITE, settings: async () => ({ twoFactorRoles: [] }) },
        newsroom,
        screens: { folder },
      },
      ...change,
    },
  )

  /** Asks `/api/admin/…` as one of the people; a payload is sent as JSON unless it is bytes. */
  const ask = (method: string, path: string, payload?: object | Buffer, who = 'ada') => {
    const options: InjectOptions = { method: method as 'GET', url: `/api/admin/${path}`, headers: { 'x-who': who } } // inject takes any method
    return app.inject({ ...options, ...(payload && { payload }) })
  }
  /** Adds somebody who can be asked for by their name. */
  const hire = async (name: string, role: User['role']) => {
    const user = await addUser(database, { name, email: `${name}@example.it`, role }, { clock, newId: randomUUID, passwordHash: 'x' })
    return (people[name] = user)
  }
  return {
    ...room,
    newsroom,
    carla,
    app,
    storage,
    uploadFolder,
    missingPages: backOffice.missingPages,
    moves: backOffice.moves,
    audit: backOffice.audit,
    ask,
    people,
    hire,
  }
}

export const idOf = (answer: { json(): unknown }): string => (answer.json() as { id: string }).id
