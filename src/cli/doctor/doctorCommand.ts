import { createCertificateCheck, type WebhookCertificate } from '../../server/popups/webhookCertificate.ts'
import { openMediaStorage } from '../../store/media/openMediaStorage.ts'
import { storeShape } from '../../store/migrate.ts'
import { cliMessages } from '../cliMessages.ts'
import type { Arguments } from '../command.ts'
import { createContext, type CommandContext } from '../context.ts'
import { checkBackups } from './checkBackups.ts'
import { checkDataFolder, checkNode } from './checkMachine.ts'
import { checkMedia, checkMediaStore } from './checkMedia.ts'
import { checkMail, checkServer, checkWebhooks } from './checkNetwork.ts'
import { checkStore, openStoreToCheck } from './checkStore.ts'
import { fault, ok, type DoctorContext, type Finding, type Verdict } from './finding.ts'
import { StartFault } from '../startFault.ts'
import { neededNode } from '../version.ts'

const MARKS: Readonly<Record<Verdict, string>> = { ok: '✓', warning: '!', fault: '✗' }

/** `doctor [--deep]`: looks at everything that a magazine stands on, and says of each what to do. It changes nothing, and fails if something does not work. */
export async function doctorCommand(
  variables: NodeJS.ProcessEnv,
  { options: { deep } }: Arguments<{ deep: 'boolean' }>,
  say: (line: string) => void = (line) => console.log(line),
): Promise<void> {
  const t = cliMessages(variables).doctor
  const counts = { ok: 0, warning: 0, fault: 0 }
  const tell = ({ verdict, text }: Finding) => {
    counts[verdict] += 1
    say(`${MARKS[verdict]} ${text}`)
  }
  tell(checkNode(process.versions.node, neededNode(), t))
  const context = readContext(variables, tell, t)
  if (context) await examine({ ...context, isDeep: deep }, tell)
  if (counts.fault > 0) throw new StartFault(t.faults(counts.fault, counts.warning))
  say(counts.warning > 0 ? t.warnings(counts.warning) : t.healthy)
}

/** A variable that makes no sense is what the doctor was called for. */
function readContext(
  variables: NodeJS.ProcessEnv,
  tell: (finding: Finding) => void,
  t: DoctorContext['messages']['doctor'],
): CommandContext | null {
  try {
    const context = createContext(variables)
    tell(ok(t.environment.fine))
    return context
  } catch (error) {
    if (!(error instanceof StartFault)) throw error
    tell(fault(`${error.message} ${t.environment.skipped}`))
    return null
  }
}

export async function examine(
  context: DoctorContext,
  tell: (finding: Finding) => void,
  certificateOf: (address: string) => Promise<WebhookCertificate> = createCertificateCheck(),
): Promise<void> {
  const { environment } = context
  const tellAll = async (check: AsyncIterable<Finding>) => {
    for await (const finding of check) tell(finding)
  }
  await tellAll(checkDataFolder(context))
  const isMediaThere = await checkMediaStore(context, tell)
  const database = await openStoreToCheck(context, tell)
  if (database) {
    try {
      await tellAll(checkStore(database, context))
      if (isMediaThere) await tellAll(checkMedia(database, openMediaStorage(environment.media, context.clock), context))
      // A store of another version may have no place for what these ask.
      if ((await storeShape(database)) === 'ok') {
        await tellAll(checkBackups(database, context))
        await tellAll(checkWebhooks(database, context, certificateOf))
      }
    } catch (error) {
      tell(fault(context.messages.doctor.cutOff(error instanceof Error ? error.message : String(error))))
    } finally {
      await database.close()
    }
  }
  await tellAll(checkMail(context))
  await tellAll(checkServer(context))
}
