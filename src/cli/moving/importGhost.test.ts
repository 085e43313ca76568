import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { ghostExport, ghostPost } from '../../../tests/support/ghostExample.ts'
import { NO_OPTIONS, openMovingContext } from '../../../tests/support/movingContext.ts'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { storedZip } from '../../../tests/support/storedZip.ts'
import { importGhostCommand } from './importGhost.ts'
import { openMediaSource } from './mediaSource.ts'
import { openZip } from './openZip.ts'

afterEach(() => {
  process.exitCode = undefined
})

const EXPORT = ghostExport(ghostPost({ feature_image: '__GHOST_URL__/content/images/2021/ponte.jpg' }))

async function openMoving() {
  const opened = await openMovingContext()
  const move = async (...words: string[]) => {
    await importGhostCommand(opened.context, { options: NO_OPTIONS, words: words.map((name) => join(opened.folder, name)) })
    return opened.said()
  }
  return { ...opened, move }
}

it('brings a magazine of Ghost out of its archive, with its pictures and redirects, once', async () => {
  const { folder, move, publicContent, now } = await openMoving()
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c30' } })
    .jpeg()
    .toBuffer()
  await writeFile(
    join(folder, 'rivista.zip'),
    storedZip({
      'rivista.json': EXPORT,
      'content/data/redirects.json': '[{"from":"/antico","to":"/il-ponte"}]',
      'content/images/2021/ponte.jpg': picture,
    }),
  )
  await writeFile(join(folder, 'redirects.yaml'), '301:\n  /vecchio: /il-ponte\n')
  expect(await move('rivista.zip', 'redirects.yaml')).toContain('Nuovi: 5. Aggiornati: 0. Già qui: 0.')
  const found = await publicContent.article('il-ponte', now())
  expect(found?.content.hero).not.toBeNull()
  expect(await publicContent.redirectFrom('/il-ponte', now())).toBe('/articoli/il-ponte')
  expect(await publicContent.redirectFrom('/content/images/2021/ponte.jpg', now())).toMatch(/^\/media\//)
  expect(await publicContent.redirectFrom('/vecchio', now())).toBe('/articoli/il-ponte')
  expect(await publicContent.redirectFrom('/antico', now())).toBe('/articoli/il-ponte')
  expect(await move('rivista.zip')).toContain('Nuovi: 0. Aggiornati: 0. Già qui: 5.')
})

it.each([
  ['a file that is cut', EXPORT.slice(0, -20), /il file finisce a metà|non è scritto correttamente/],
  ['a file of another sort', '{}', /non è un’esportazione che conosco/],
  ['a file in another encoding', Buffer.from(EXPORT.replace('Il ponte', 'Perché'), 'latin1'), /rivista\.json: i caratteri non sono quelli/],
])('says in a sentence what is wrong with %s', async (_name, text, sentence) => {
  const { folder, move } = await openMoving()
  await writeFile(join(folder, 'rivista.json'), text)
  await expect(move('rivista.json')).rejects.toThrow(sentence)
})

it.each([
  ['are cut', '301:\n  "/vecchio: /il-ponte', /redirects\.yaml: il file non è scritto correttamente/],
  ['are in another encoding', Buffer.from('301:\n  /perché: /il-ponte\n', 'latin1'), /redirects\.yaml: i caratteri non sono quelli/],
])('says in a sentence that redirects %s', async (_name, text, sentence) => {
  const { folder, move } = await openMoving()
  await writeFile(join(folder, 'rivista.json'), EXPORT)
  await writeFile(join(folder, 'redirects.yaml'), text)
  await expect(move('rivista.json', 'redirects.yaml')).rejects.toThrow(sentence)
})

it('opens no archive whose names climb out of it', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'a.zip'), storedZip({ '../../etc/passwd': 'x' }))
  await expect(openZip(join(folder, 'a.zip'))).rejects.toThrow()
})

it('finds no file outside of the folder that was named', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'a.jpg'), 'x')
  const source = await openMediaSource(folder, folder)
  expect(await source.find('a.jpg')).toMatch(/a\.jpg$/)
  expect(await source.find('../../../etc/hostname')).toBeNull()
})
