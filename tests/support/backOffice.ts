import { randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashPassword } from 'better-auth/crypto'
import type { InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import { openBackOffice as assemble } from '../../src/cli/openBackOffice.ts'
import type { Environment } from '../../src/cli/environment.ts'
import type { Role } from '../../src/content/role.ts'
import { buildServer } from '../../src/server/buildServer.ts'
import { createPreviews } from '../../src/server/previews.ts'
import type { Engine } from '../../src/store/database.ts'
import { createLibrary } from '../../src/store/library.ts'
import { createDiskStorage } from '../../src/store/media/diskStorage.ts'
import { isMigrated } from '../../src/store/migrate.ts'
import { addUser } from '../../src/store/users.ts'
import { newDatabase, temporaryFolder } from './stores.ts'

export const SITE = 'https://rivista.example'
export const PASSWORD = 'una-parola-lunga-assai'

const clock = () => new Date()
let hash: Promise<string> | undefined

/** The whole server with its back office, as it is started, and people who sign in with their password. */
export async function openBackOffice(engine: Engine = 'sqlite', { smtp = null }: Partial<Pick<Environment, 'smtp'>> = {}) {
  const database = await newDatabase(engine)
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>La redazione</title>')
  const library = createLibrary(database)
  const faults: string[] = []
  const noteFault = (message: string) => () => void faults.push(message)
  const storage = createDiskStorage(join(folder, 'media'))
  const environment = { siteUrl: SITE, smtp, dataDir: folder }
  const backOffice = await assemble({ database, library, storage, clock, environment, noteFault })
  const app = await buildServer({
    library,
    backOffice: { ...backOffice, screens: { folder } },
    storage,
    clock,
    previews: createPreviews('segreto', clock),
    siteUrl: SITE,
    assets: { scripts: [], styles: [], fonts: [], islands: '' },
    client: { folder },
    metricsToken: null,
    trustProxy: false,
    logger: false,
    health: { ping: () => database.ping(), isMigrated: () => isMigrated(database) },
  })
  onTestFinished(() => app.close())
  // The library counts attempts by address, for all tests together: each comes from a place of its own.
  const remoteAddress = `10.0.${randomInt(256)}.${randomInt(256)}`

  const ask = (method: string, url: string, payload?: object, cookie = '') =>
    app.inject({
      method: method as NonNullable<InjectOptions['method']> & 'GET', // one of HTTP's
      url,
      headers: { cookie, origin: SITE },
      remoteAddress,
      ...(payload && { payload }),
    })
  const signIn = async (email: string, password = PASSWORD) => {
    const { cookies } = await ask('POST', '/api/auth/sign-in/email', { email, password })
    return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  }

  return {
    ...backOffice,
    app,
    database,
    faults,
    ask,
    signIn,

    /** Adds somebody, signs them in, and asks in their name. */
    person: async (name: string, role: Role, more: { mustChangePassword?: boolean } = {}) => {
      const email = `${name.toLowerCase()}@example.it`
      hash ??= hashPassword(PASSWORD)
      const user = await addUser(database, { name, email, role }, { clock, passwordHash: await hash, ...more })
      const cookie = await signIn(email)
      return {
        ...user,
        cookie,
        ask: (method: string, path: string, payload?: object) => ask(method, `/api/admin/${path}`, payload, cookie),
      }
    },
  }
}
