import { hashPassword } from 'better-auth/crypto'
import { readEnvironment } from '../../src/cli/environment.ts'
import { openStore } from '../../src/cli/openStore.ts'
import { seedDemo } from '../../src/cli/seedDemo.ts'
import { messagesIn } from '../../src/messages/messages.ts'
import { addFirstAdministrator } from '../../src/store/people/users.ts'

const clock = () => new Date()

/** Large enough for every place of the back office, and drawn in a sixth of the time. */
const PICTURE_WIDTH = 640

/**
 * Fills the store that these variables name with its administrator and the demo magazine, as a first start does, but with small pictures. The
 * readers' journeys begin with a first start as it is.
 */
export async function fillDemo(variables: NodeJS.ProcessEnv): Promise<void> {
  const environment = readEnvironment(variables, 'it')
  const { adminEmail: email, adminPassword: password } = environment
  const messages = messagesIn('it').cli
  const { database, storage } = await openStore(environment, clock, messages)
  try {
    const administrator = { name: 'Amministratore', email, role: 'amministratore' } as const
    const passwordHash = await hashPassword(password ?? '')
    const { user: actor } = await addFirstAdministrator(database, administrator, { clock, passwordHash })
    await seedDemo({ database, storage, actor, clock, messages, say: () => undefined, pictureWidth: PICTURE_WIDTH })
  } finally {
    await database.close()
  }
}
