import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DAY_MS } from '../../src/content/time.ts'
import { createBackupRuns } from '../../src/store/backup/backupRuns.ts'
import { openDatabase } from '../../src/store/database.ts'
import { createAuditLog } from '../../src/store/people/auditLog.ts'
import { freePort } from '../support/freePort.ts'
import { edicola, run } from '../support/running.ts'
import { ADMINISTRATOR } from './support/administrator.ts'
import { passesAxe } from './support/passesAxe.ts'
import { pageOf } from './support/people.ts'

test('administrators are told in red of a backup that is older than two days, until there is another', async ({ browser }) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'edicola-backups-'))
  const variables = {
    PATH: process.env['PATH'] ?? '',
    PORT: String(await freePort()),
    DATA_DIR: folder,
    BACKUP_TO: join(folder, 'disk'),
    EDICOLA_DEMO: '0',
    EDICOLA_ADMIN_EMAIL: ADMINISTRATOR.email,
    EDICOLA_ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'error',
  }
  const command = async (...words: string[]) => {
    const [program, ...args] = edicola(...words)
    await promisify(execFile)(program, args, { env: variables })
  }
  await mkdir(variables.BACKUP_TO)
  await command('migrate')
  await noteBackups(join(folder, 'edicola.sqlite'))
  const program = run(edicola('start'), variables)
  try {
    const page = await pageOf(browser, ADMINISTRATOR, await program.address())
    await page.goto('/admin')
    const alarm = page.getByRole('alert').filter({ hasText: 'L’ultima copia di sicurezza ha più di due giorni' })
    await expect(alarm).toContainText(
      /L’ultima copia provata è del .+ \(3,4 MB\)\. Rimetterla in un archivio di prova ha richiesto 4 secondi\./,
    )
    await expect(alarm).toHaveClass(/MuiAlert-colorError/)
    await passesAxe(page)

    await command('backup')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Copie di sicurezza' })).toContainText('L’ultima copia provata è del ')
    await expect(alarm).toHaveCount(0)
    await page.context().close()
  } finally {
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

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
