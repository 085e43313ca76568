import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openFilledMagazine } from '../../../tests/support/backups.ts'
import { unwrap } from '../../../tests/support/newsroom.ts'
import { engines, temporaryFolder } from '../../../tests/support/stores.ts'
import { createFileSink } from '../../store/backup/sink.ts'
import { exportMagazine } from './exportMagazine.ts'

it.each(engines)('a magazine on %s leaves whole: any tar opens it, its hashes hold, and no secret is in it', async (engine) => {
  const { newsroom, ada, database, storage, article, now } = await openFilledMagazine(engine)
  const pdf = (bytes: number) => ({
    fileName: 'Il bilancio è qui.pdf',
    hash: createHash('sha256').update(String(bytes)).digest('hex'),
    type: 'application/pdf' as const,
    bytes,
    picture: null,
  })
  unwrap(await newsroom.addFile(ada, pdf(70_000)))
  const lost = unwrap(await newsroom.addFile(ada, { ...pdf(9), fileName: 'perso.pdf' })).document
  const changed = unwrap(await newsroom.create(ada, 'article', article('Il faro')))
  unwrap(await newsroom.publish(ada, 'article', changed.id, 1))
  unwrap(await newsroom.save(ada, 'article', changed.id, 1, article('Il faro spento', { slug: 'il-faro' })))
  unwrap(await newsroom.addRedirect(ada, { from: '/vecchia', to: '/il-faro' }))

  await database.write(async (db) => {
    await db.updateTable('account').set({ password: 'impronta-segreta' }).execute()
    await db.updateTable('session').set({ token: 'gettone-segreto' }).execute()
  })
  const folder = await temporaryFolder()
  const file = await open(join(folder, 'rivista.tar'), 'w')
  const sink = createFileSink(file, () => undefined)
  const figures = await exportMagazine({ database, storage, now: new Date(now()), readme: 'Da leggere' }, sink)
  await file.close()
  expect(figures).toMatchObject({
    documents: { article: 5, media: 2 },
    files: 1,
    redirects: 1,
    missing: [expect.stringMatching(/^media\/perso-/)],
  })
  expect(lost.content.fileName).toBe('perso.pdf')

  const opened = join(folder, 'aperto')
  await mkdir(opened)
  execFileSync('tar', ['-xf', join(folder, 'rivista.tar'), '-C', opened])
  execFileSync('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], { cwd: opened })
  const read = (name: string) => readFileSync(join(opened, name), 'utf8')
  expect(readdirSync(join(opened, 'media'))).toEqual([expect.stringMatching(/^il-bilancio-e-qui-[\da-f]{8}\.pdf$/)])
  // Readers see the text of before, who takes it elsewhere has both.
  expect(read('articles/il-faro.md')).toMatch(
    /^---\ntitle: "Il faro"\nslug: "il-faro"\n[^]*state: "published"[^]*section: "Città"[^]*---\n\n/,
  )
  expect(read('articles/il-faro.html')).toContain('<h1>Il faro</h1>')
  expect(JSON.parse(read('articles/il-faro.json'))).toMatchObject({ content: { title: 'Il faro spento' }, shown: { title: 'Il faro' } })
  expect(read('articles/una-bozza.md')).toContain('state: "draft"')
  expect(JSON.parse(read('redirects.json'))).toMatchObject([{ from: '/vecchia', to: '/il-faro' }])
  expect(JSON.parse(read('people.json'))).toContainEqual(expect.objectContaining({ email: ada.email }))

  const rows = readdirSync(opened)
    .filter((name) => name.endsWith('.json'))
    .map(read)
  expect(rows.join('')).not.toMatch(/impronta-segreta|gettone-segreto/)
})
