import { join } from 'node:path'
import { createContext } from '../../src/cli/context.ts'
import { openStore } from '../../src/cli/openStore.ts'
import { seedDemo } from '../../src/cli/demo/seedDemo.ts'
import { addFirstAdministrator } from '../../src/store/people/users.ts'
import { copyDemoMedia } from './demoMedia.ts'

/** Fills the store that these variables name with its administrator and the demo magazine, as a first start does, but with small pictures. */
export async function fillDemo(variables: NodeJS.ProcessEnv): Promise<void> {
  const context = { ...createContext(variables), say: () => undefined }
  const { adminEmail: email, adminPassword: password } = context.environment
  const { database, storage } = await openStore(context)
  try {
    const media = await copyDemoMedia(join(context.environment.dataDir, 'media'))
    const administrator = { name: 'Amministratore', email, role: 'amministratore' } as const
    const passwordHash = await context.passwords.hash(password ?? '')
    const { user: actor } = await addFirstAdministrator(database, administrator, { ...context, passwordHash })
    await seedDemo({ ...context, database, storage, actor, media })
  } finally {
    await database.close()
  }
}
