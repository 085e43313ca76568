import { join } from 'node:path'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import type { Clock } from '../../content/time.ts'
import { createAuth, RESET_MINUTES } from '../../server/auth/createAuth.ts'
import type { PasswordHashing } from '../../server/auth/passwordHashing.ts'
import { MOST_HASHING } from '../../server/auth/authRoutes.ts'
import { createSessionFinder } from '../../server/auth/sessionFinder.ts'
import { createSignInThrottle } from '../../server/auth/signInThrottle.ts'
import { createSignInLog } from '../../server/auth/signInLog.ts'
import type { BackOffice } from '../../server/buildServer.ts'
import { createEmailService } from '../../server/email/createEmailService.ts'
import { createWebhookSecrets } from '../../server/popups/postWebhook.ts'
import { createMailer } from '../../server/email/createMailer.ts'
import { createAuditedNewsroom } from '../../store/people/auditedNewsroom.ts'
import { createAuditLog } from '../../store/people/auditLog.ts'
import type { Database } from '../../store/database.ts'
import { createDirectory } from '../../store/people/directory.ts'
import { createMoveStore } from '../../store/moves/moveStore.ts'
import { createSignInFailures } from '../../store/people/signInFailures.ts'
import { readPasswordLink } from '../../store/people/passwordLinks.ts'
import { createMissingPages } from '../../store/counters/missingPages.ts'
import { createPopupActivityStore } from '../../store/counters/popupActivityStore.ts'
import { findSecret } from '../../store/secrets.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import type { Environment } from '../environment.ts'
import { openMoveFiles } from '../moving/openMoveFiles.ts'

interface Parts {
  readonly database: Database
  readonly publicContent: PublicContent
  readonly storage: MediaStorage
  readonly clock: Clock
  readonly newId: () => string
  readonly passwords: PasswordHashing
  readonly environment: Pick<Environment, 'siteUrl' | 'smtp' | 'dataDir' | 'importFolder' | 'workers'>
  /** Writes in the server's log what failed where nobody is there to be told. */
  readonly noteFault: (message: string) => (error: unknown) => void
}

/** Puts together where editors sign in and work. */
export async function openBackOffice(parts: Parts): Promise<BackOffice> {
  const { database, publicContent, storage, clock, newId, passwords, environment, noteFault } = parts
  const { siteUrl, smtp } = environment
  const settings = () => publicContent.siteSettings()
  const audit = createAuditLog(database, clock, noteFault('the audit log failed'))
  const signInLog = createSignInLog({ database, audit, clock })
  const email = createEmailService({ mailer: smtp && createMailer(smtp), siteUrl, settings, onFault: noteFault('a letter was not sent') })
  const auth = createAuth({
    database,
    clock,
    siteUrl,
    secret: await findSecret(database, 'sessions'),
    passwords,
    settings,
    sendReset: email.canSend ? (account, token) => email.sendReset(account, token, RESET_MINUTES) : null,
    onPasswordChosen: (before, address) => signInLog.noteChosen(before, address),
  })
  return {
    guard: { findSession: createSessionFinder({ auth, database, clock }), siteUrl, settings },
    newsroom: createAuditedNewsroom({ database, audit, clock, newId, forgetFile: (hash) => storage.removeAll(hash) }),
    popupActivity: {
      store: createPopupActivityStore(database, clock),
      webhookSecret: createWebhookSecrets(await findSecret(database, 'webhooks')),
    },
    uploadFolder: join(environment.dataDir, 'uploads'),
    missingPages: createMissingPages(database, clock),
    moves: { store: createMoveStore(database, clock), files: openMoveFiles(environment) },
    directory: createDirectory({ database, audit, clock, newId }),
    email,
    audit,
    signIn: {
      auth,
      signInLog,
      throttle: createSignInThrottle(createSignInFailures(database, await findSecret(database, 'limits')), clock),
      findPasswordLink: (token) => readPasswordLink(database, token, clock()),
      mostHashing: Math.ceil(MOST_HASHING / environment.workers),
    },
  }
}
