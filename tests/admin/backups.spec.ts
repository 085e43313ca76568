import { expect, test, type Locator, type Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DAY_MS, toInstant } from '../../src/content/time.ts'
import { createBackupRuns } from '../../src/store/backup/backupRuns.ts'
import { openDatabase } from '../../src/store/database.ts'
import { createAuditLog } from '../../src/store/people/auditLog.ts'
import { signIn } from '../support/editors.ts'
import { freePort } from '../support/freePort.ts'
import { edicola, run } from '../support/running.ts'
import { ADMINISTRATOR } from './support/administrator.ts'
import { passesAxe } from './support/passesAxe.ts'
import { pageOf } from './support/people.ts'

test('administrators are told in red of a backup that is older than two days, until there is another', async ({ browser }) => {
  test.slow()
  const magazine = await newMagazine()
  const BACKUP_TO = join(magazine.folder, 'disk')
  await mkdir(BACKUP_TO)
  await magazine.command({ BACKUP_TO }, 'migrate')
  await noteBackups(magazine.store)
  const program = magazine.start({ BACKUP_TO })
  try {
    const page = await pageOf(browser, ADMINISTRATOR, await program.address())
    await page.goto('/admin')
    const alarm = page.getByRole('alert').filter({ hasText: 'L’ultima copia di sicurezza ha più di due giorni' })
    await expect(alarm).toContainText(
      /L’ultima copia provata è del .+ \(3,4 MB\)\. Rimetterla in un archivio di prova ha richiesto 4 secondi\./,
    )
    await expect(alarm).toHaveClass(/MuiAlert-colorError/)
    await passesAxe(page)

    await magazine.command({ BACKUP_TO }, 'backup')
    await seesProvenBackup(page, alarm)
    await page.context().close()
  } finally {
    await program.stop()
    await rm(magazine.folder, { recursive: true, force: true })
  }
})

test('administrators are told in red of a magazine of more than two days that was never backed up', async ({ browser }) => {
  test.slow()
  const magazine = await newMagazine()
  const program = magazine.start()
  try {
    const address = await program.address()
    await (await signIn(address, ADMINISTRATOR)).send('POST', 'section', { name: 'Città' })
    const page = await pageOf(browser, ADMINISTRATOR, address)
    await page.goto('/admin')
    const advice = page.getByRole('alert').filter({ hasText: 'Nessuno fa copie di questa rivista ogni notte' })
    await expect(advice).toHaveClass(/MuiAlert-colorWarning/)

    await makeOlder(magazine.store)
    await page.reload()
    const alarm = page.getByRole('alert').filter({ hasText: 'Di questa rivista non c’è nessuna copia di sicurezza' })
    await expect(alarm).toContainText('Ha contenuti da più di due giorni: se il disco si rompe, sono persi. Chi gestisce il server deve')
    await expect(alarm).toHaveClass(/MuiAlert-colorError/)
    await expect(advice).toHaveCount(0)
    await passesAxe(page)

    await magazine.command({}, 'backup', join(magazine.folder, 'mia.tar'))
    await seesProvenBackup(page, alarm)
    await page.context().close()
  } finally {
    await program.stop()
    await rm(magazine.folder, { recursive: true, force: true })
  }
})

/** Once a backup was proven, the dashboard tells of it and no longer warns. */
async function seesProvenBackup(page: Page, alarm: Locator): Promise<void> {
  await page.reload()
  await expect(page.getByRole('region', { name: 'Copie di sicurezza' })).toContainText('L’ultima copia provata è del ')
  await expect(alarm).toHaveCount(0)
}

/** An empty magazine of its own, and its program. */
async function newMagazine() {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-backups-'))
  const variables = {
    PATH: process.env['PATH'] ?? '',
    PORT: String(await freePort()),
    DATA_DIR: folder,
    EDICOLA_DEMO: '0',
    EDICOLA_ADMIN_EMAIL: ADMINISTRATOR.email,
    EDICOLA_ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'error',
  }
  return {
    folder,
    store: join(folder, 'edicola.sqlite'),
    start: (more: Readonly<Record<string, string>> = {}) => run(edicola('start'), { ...variables, ...more }),
    async command(more: Readonly<Record<string, string>>, ...words: string[]) {
      const [program, ...args] = edicola(...words)
      await promisify(execFile)(program, args, { env: { ...variables, ...more } })
    },
  }
}

/** Notes in a store a proven backup of a little more than two days ago, and one of this night that is still being made: so the program makes none while we look. */
async function noteBackups(file: string): Promise<void> {
  const database = openDatabase({ engine: 'sqlite', file })
  const begin = (daysAgo: number) => {
    const clock = () => new Date(Date.now() - daysAgo * DAY_MS)
    const audit = createAuditLog(database, clock, () => undefined)
    return createBackupRuns({ database, audit, clock, newId: randomUUID, by: null }).beginNightly('edicola.tar', 'Europe/Rome')
  }
  const old = await begin(2.1)
  await old?.finish({ bytes: 3_400_000, restoreMs: 4000 })
  await begin(0)
  await database.close()
}

/** Lets a magazine have been there, and had content, for a little more than two days. */
async function makeOlder(file: string): Promise<void> {
  const database = openDatabase({ engine: 'sqlite', file })
  const at = toInstant(new Date(Date.now() - 2.1 * DAY_MS))
  await database.write(async (db) => {
    await db.updateTable('migration').set({ appliedAt: at }).execute()
    await db.updateTable('document').set({ createdAt: at }).execute()
  })
  await database.close()
}
