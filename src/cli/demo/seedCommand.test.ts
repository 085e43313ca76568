import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { createContext } from '../context.ts'
import { seedCommand } from './seedCommand.ts'
import { StartFault } from '../startFault.ts'

it.each(['molti', '', '0', '-1', '1.5', '100001'])('takes no %j for a number of articles', async (given) => {
  const context = createContext({ DATA_DIR: join(await temporaryFolder(), 'dati') })
  await expect(seedCommand(context, { options: { articles: given }, words: [] })).rejects.toThrow(
    new StartFault(context.messages.badCount(given)),
  )
})
