import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { openBackOffice as assemble } from '../../src/cli/serving/openBackOffice.ts'
import type { Environment } from '../../src/cli/environment.ts'
import type { Role } from '../../src/content/people/role.ts'
import type { Engine } from '../../src/store/database.ts'
import { createPublicContent } from '../../src/store/publications/publicContent.ts'
import { addUser } from '../../src/store/people/users.ts'
import { newAddress } from './newAddress.ts'
import { PASSWORD, PASSWORD_HASH, quickHashing } from './password.ts'
import { newDatabase } from './stores.ts'
import { newGround, serve, SITE } from './testServer.ts'

const clock = () => new Date()

/** The whole server with its back office, as it is started, and people who sign in with their password. */
export async function openBackOffice(engine: Engine = 'sqlite', { smtp = null }: Partial<Pick<Environment, 'smtp'>> = {}) {
  const database = await newDatabase(engine)
  const ground = await newGround()
  const { folder, storage } = ground
  const publicContent = createPublicContent(database)
  const faults: string[] = []
  const noteFault = (message: string) => () => void faults.push(message)
  const environment = { siteUrl: SITE, smtp, dataDir: folder, importFolder: join(folder, 'import'), workers: 1 }
  const backOffice = await assemble({
    database,
    publicContent,
    storage,
    clock,
    newId: randomUUID,
    passwords: quickHashing,
    environment,
    noteFault,
  })
  const app = await serve({ ...ground, database, clock }, { publicContent, backOffice: { ...backOffice, screens: { folder } } })
  const remoteAddress = newAddress()

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
      const user = await addUser(database, { name, email, role }, { clock, newId: randomUUID, passwordHash: PASSWORD_HASH, ...more })
      const cookie = await signIn(email)
      return {
        ...user,
        cookie,
        ask: (method: string, path: string, payload?: object) => ask(method, `/api/admin/${path}`, payload, cookie),
      }
    },
  }
}
