import type { User } from '../../content/people/user.ts'
import type { CommandContext } from '../context.ts'
import { ensureAdministrator } from './firstAdministrator.ts'
import type { OpenStore } from '../openStore.ts'
import { isBuilt } from '../programCode.ts'
import { s3Problem } from '../backup/s3Problem.ts'
import { seedApart } from '../demo/seedApart.ts'
import { isEmptyMagazine, seedDemo } from '../demo/seedDemo.ts'
import { StartFault } from '../startFault.ts'

/** Sees to it that a store which was just opened can reach its media, has an administrator and, if it is empty and should have it, the demo issue. */
export async function prepareMagazine({ database, storage, migrated, ...context }: CommandContext & OpenStore): Promise<User> {
  const { environment, messages: t, say } = context
  await checkMediaStore(context)
  if (migrated.length > 0) say(t.migrated(migrated.length))
  const administrator = await ensureAdministrator(database, context)
  if (environment.demo && (await isEmptyMagazine(database.db)))
    await (isBuilt() ? seedApart() : seedDemo({ ...context, database, storage, actor: administrator }))
  return administrator
}

/** What waiting will not mend, such as keys that are refused, keeps the program from starting; an S3 store that does not answer may come back, and is told. */
async function checkMediaStore(context: CommandContext): Promise<void> {
  const problem = await s3Problem(context.environment.media, context)
  if (problem === null) return
  if (problem.trouble !== 'unreachable' && problem.trouble !== 'full') throw new StartFault(problem.sentence)
  context.say(`${problem.sentence} ${context.messages.s3.without}`)
}
