import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { body, drupalFiles, node, term } from '../../../tests/support/drupalExample.ts'
import { ghostExport, ghostPost } from '../../../tests/support/ghostExample.ts'
import { NO_OPTIONS, openMovingContext } from '../../../tests/support/movingContext.ts'
import { item, wxr } from '../../../tests/support/wxrExample.ts'
import { bodyText } from '../../content/body/text.ts'
import type { WrittenReport } from '../../moving/report.ts'
import { importDrupalCommand } from './importDrupal.ts'
import { importGhostCommand } from './importGhost.ts'
import { importWordPressCommand } from './importWordPress.ts'

afterEach(() => {
  process.exitCode = undefined
})

/** An export of a magazine with one text, whose words these are, and which says when it was changed if there is a day. */
type WriteExport = (folder: string, words: string, day: number | null) => Promise<string>

const moment = (day: number) => `2020-01-0${day}T10:00:00`

const writeWxr: WriteExport = async (folder, words, day) => {
  const modified = day === null ? {} : { modified: moment(day).replace('T', ' ') }
  await writeFile(join(folder, 'rivista.xml'), wxr(item({ id: 1, title: 'Il ponte', slug: 'il-ponte', content: words, ...modified })))
  return 'rivista.xml'
}

const writeGhost: WriteExport = async (folder, words, day) => {
  const post = ghostPost({ html: `<p>${words}</p>`, ...(day !== null && { updated_at: `${moment(day)}.000Z` }) })
  await writeFile(join(folder, 'rivista.json'), ghostExport(post))
  return 'rivista.json'
}

const writeDrupal: WriteExport = async (folder, words, day) => {
  const changed = day === null ? [] : Date.parse(`${moment(day)}Z`) / 1000
  const fields = { title: 'Il ponte', changed, body: body(`<p>${words}</p>`), field_category: [{ entity: 't1' }] }
  for (const [name, text] of Object.entries(drupalFiles(term('t1', 'Città', 'category'), node('n1', fields)))) {
    const path = join(folder, 'content', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return 'content'
}

const SYSTEMS = [
  ['WordPress', importWordPressCommand, writeWxr],
  ['Ghost', importGhostCommand, writeGhost],
  ['Drupal', importDrupalCommand, writeDrupal],
] as const

describe.each(SYSTEMS)('a magazine of %s that comes more than once', (_name, command, writeExport) => {
  async function openMoving() {
    const opened = await openMovingContext()
    const { folder, context, publicContent, now } = opened
    const move = async (words: string, day: number | null, options: object = {}) => {
      const path = join(folder, await writeExport(folder, words, day))
      await command(context, { options: { ...NO_OPTIONS, report: join(folder, 'rapporto.html'), ...options }, words: [path] })
      const report = JSON.parse(await readFile(join(folder, 'rapporto.json'), 'utf8')) as WrittenReport
      const text = report.entries.find(({ kind }) => kind === 'article')
      const shown = await publicContent.article('il-ponte', now())
      return { outcome: text?.outcome, because: text?.because, words: shown && bodyText(shown.content.body).trim(), sums: report.sums }
    }
    return { ...opened, move }
  }

  it('is updated by a newer export, and left by the same and by an older one, which is said', async () => {
    const { move, said, folder } = await openMoving()
    expect(await move('due', 2)).toMatchObject({ outcome: 'created', words: 'due' })
    expect(await move('due', 2)).toMatchObject({ outcome: 'unchanged', words: 'due' })
    expect(await move('tre', 3)).toMatchObject({ outcome: 'updated', words: 'tre' })
    said()
    const kept = { outcome: 'kept', because: ['older-there'], words: 'tre', sums: { kept: { 'older-there': 1 } } }
    expect(await move('due', 2, { 'dry-run': true })).toMatchObject(kept)
    expect(await move('due', 2)).toMatchObject(kept)
    expect(said().filter((line) => line.includes('«Il ponte»'))).toEqual([
      expect.stringContaining('lasciato com’è qui: l’esportazione ne ha una versione più vecchia'),
      expect.stringContaining('lasciato com’è qui: l’esportazione ne ha una versione più vecchia'),
    ])
    const page = await readFile(join(folder, 'rapporto.html'), 'utf8')
    expect(page).toContain('<li>lasciato com’è qui, l’esportazione ne ha una versione più vecchia: 1')
    expect(page).toMatch(/<h3>Il ponte<\/h3>\n<p>articolo, [^<]*: lasciato com’è qui: l’esportazione ne ha una versione più vecchia</)
  })

  it('is updated by an export that does not say when texts were changed', async () => {
    const { move } = await openMoving()
    expect(await move('due', 2)).toMatchObject({ outcome: 'created', words: 'due' })
    expect(await move('senza data', null)).toMatchObject({ outcome: 'updated', words: 'senza data' })
  })
})
