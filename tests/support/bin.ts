import { pruneBin } from '../../src/store/documents/pruneBin.ts'
import type { Engine } from '../../src/store/database.ts'
import { createAuditLog } from '../../src/store/people/auditLog.ts'
import { openNewsroom, unwrap } from './newsroom.ts'

export { unwrap } from './unwrap.ts'

export const pdf = { fileName: 'Sparita.pdf', hash: 'a'.repeat(64), type: 'application/pdf', bytes: 10, picture: null } as const

/** A newsroom in which articles are published and thrown away. */
export async function openBin(engine: Engine) {
  const room = await openNewsroom(engine)
  const { newsroom, ada, article } = room
  const published = async (title: string, more: object = {}) => {
    const { id } = unwrap(await newsroom.create(ada, 'article', article(title, more)))
    return unwrap(await newsroom.publish(ada, 'article', id, 1))
  }
  const clock = () => new Date(room.now())
  const audit = createAuditLog(room.database, clock, (error) => {
    throw error
  })
  const prune = (forgetFile?: (hash: string) => Promise<void>) => pruneBin({ database: room.database, audit, clock, forgetFile })
  return { ...room, published, audit, prune }
}
