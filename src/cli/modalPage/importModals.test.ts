import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Engine } from '../../store/database.ts'
import { messagesIn } from '../../messages/messages.ts'
import { importModals, type ExportedFile } from './importModals.ts'

const FOLDER = 'tests/fixtures/modal_page'
const exported = async (): Promise<ExportedFile[]> =>
  Promise.all((await readdir(FOLDER)).sort().map(async (name) => ({ name, text: await readFile(`${FOLDER}/${name}`, 'utf8') })))

async function openImport(engine: Engine) {
  const opened = await openNewsroom(engine)
  const { newsroom, database } = opened
  // As the command does it: in the administrator's name.
  const actor = { ...opened.ada, role: 'amministratore' as const }
  const said: string[] = []
  const isKnown = async (id: string) =>
    (await database.db.selectFrom('document').select('id').where('slug', '=', id).executeTakeFirst()) !== undefined
  const messages = messagesIn('it').cli.importing
  const say = (line: string) => void said.push(line)
  const run = (files: readonly ExportedFile[], isDryRun = false) =>
    importModals(files, { newsroom, actor, isKnown, isDryRun, messages, say })
  const documents = () => database.db.selectFrom('document').select(['kind', 'slug', 'revision']).orderBy('slug').execute()
  return { ...opened, actor, said, run, documents }
}

describe.each(engines)('an export of the Drupal module, on %s', (engine) => {
  it('becomes ten announcements of the same identifiers and its settings, once', async () => {
    const { newsroom, ada, publicContent, now, said, run, documents } = await openImport(engine)
    const files = await exported()
    const before = await documents()
    expect(await run(files, true)).toBe(10)
    expect(await documents()).toEqual(before)
    expect(await run(files)).toBe(10)
    const after = await documents()
    expect(await run(files)).toBe(0)
    expect(await documents()).toEqual(after)

    const popups = new Map((await publicContent.popups(now())).map(({ content }) => [content.id, content]))
    expect([...popups.keys()].sort()).toEqual([
      '7',
      'benvenuto_lettori',
      'campagna',
      'clic',
      'dono',
      'scorri',
      'sessione',
      'tabella',
      'una_volta',
    ])
    expect(popups.get('campagna')).toMatchObject({
      title: 'Sostieni la rivista',
      redirect: '/sostieni-la-rivista',
      cookieExpiration: 30,
      targeting: { include: ['/articoli/*', '/numeri/*'], parameter: '' },
    })
    expect(popups.get('dono')?.targeting).toMatchObject({ include: [], parameter: 'regalo' })
    expect(popups.get('scorri')).toMatchObject({ trigger: { type: 'scroll', offset: '50%', line: 0.5 } })
    expect(popups.get('clic')).toMatchObject({
      autoOpen: false,
      openModalOnElementClick: '.abbonati',
      targeting: { languages: ['it'] },
      body: { content: [{ type: 'video', attrs: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' } }, { type: 'paragraph' }] },
    })
    expect(popups.get('sessione')).toMatchObject({ cookieExpiration: 0, autoHide: true, autoHideDelay: 8 })
    expect(popups.get('una_volta')).toMatchObject({ showOnce: true, trigger: { type: 'delay', seconds: 0 }, cookieExpiration: null })
    expect(popups.get('7')?.leftLabel).toBe('Più tardi')
    expect(said).toContain('  roles: qui non ha un corrispondente')
    expect(said).toContain('  body → body')
    expect(said).toContain('  modal_page_show_once → showOnce')
    expect(said.filter((line) => line.includes('c’è già'))).toHaveLength(10)
    expect(
      unwrap(await newsroom.list(ada, { kind: 'popup', sort: { by: 'title', isDescending: false }, limit: 20, offset: 0 })).total,
    ).toBe(10)
    expect(await publicContent.popupSettings()).toMatchObject({
      bootstrapVersion: '5x',
      verifyLoadBootstrapAutomatically: true,
      defaultCookieExpiration: 365,
    })
    expect(said).toContain('  clear_caches_on_modal_save: qui non ha un corrispondente')
  })
})

it('leaves what was for people with an account to an editor', async () => {
  const { said, run, publicContent, now } = await openImport('sqlite')
  await run((await exported()).filter(({ name }) => name.includes('abbonati')))
  expect(said.at(-1)).toContain('importato come bozza')
  expect(await publicContent.popups(now())).toEqual([])
})

it('takes no setting over that was chosen here', async () => {
  const { newsroom, actor, publicContent, said, run } = await openImport('sqlite')
  unwrap(await newsroom.create(actor, 'popupSettings', { bootstrapVersion: '3x', supportSlug: 'sostienici' }))
  await run((await exported()).filter(({ name }) => name.includes('settings')))
  expect(said.at(-1)).toBe('  impostato: verifyLoadBootstrapAutomatically = true, defaultCookieExpiration = 365')
  expect(await publicContent.popupSettings()).toMatchObject({
    bootstrapVersion: '3x',
    supportSlug: 'sostienici',
    defaultCookieExpiration: 365,
  })
})

it('says which line of a file cannot be read, and writes nothing at all', async () => {
  const { said, run, documents } = await openImport('sqlite')
  const before = await documents()
  const broken = { name: 'modal_page.modal.rotto.yml', text: "id: rotto\nlabel: 'Rotto\nbody: x\n" }
  const nameless = { name: 'modal_page.modal.nessuno.yml', text: 'label: Senza nome\n' }
  expect(await run([...(await exported()), broken, nameless])).toBeNull()
  expect(said).toEqual([
    'modal_page.modal.rotto.yml, riga 4: manca un segno di chiusura: virgolette o parentesi aperte prima di qui non si chiudono.',
    'modal_page.modal.nessuno.yml, riga 1: manca l’identificativo (la voce «id»).',
  ])
  expect(await documents()).toEqual(before)
})
