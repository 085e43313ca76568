import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { must, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import { messagesIn } from '../../messages/locale.ts'
import { importModals } from './importModals.ts'

const FOLDER = 'tests/fixtures/modal_page'

describe.each(engines)('an export of the Drupal module, on %s', (engine) => {
  it('becomes ten announcements of the same identifiers, once', async () => {
    const { newsroom, ada, library, database, now } = await openNewsroom(engine)
    const files = await Promise.all(
      (await readdir(FOLDER)).sort().map(async (name) => ({ name, text: await readFile(`${FOLDER}/${name}`, 'utf8') })),
    )
    const said: string[] = []
    const isKnown = async (id: string) =>
      (await database.db.selectFrom('document').select('id').where('slug', '=', id).executeTakeFirst()) !== undefined
    const run = (isDryRun: boolean) =>
      importModals(files, {
        newsroom,
        actor: ada,
        isKnown,
        isDryRun,
        messages: messagesIn('it').cli.importing,
        say: (line) => void said.push(line),
      })
    expect(await run(true)).toBe(10)
    expect(await library.popups(now())).toEqual([])
    expect(await run(false)).toBe(10)
    expect(await run(false)).toBe(0)
    const popups = new Map((await library.popups(now())).map(({ content }) => [content.id, content]))
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
    expect(popups.get('scorri')).toMatchObject({ heightOffset: '50%', offsetType: 0.5 })
    expect(popups.get('clic')).toMatchObject({ autoOpen: false, openModalOnElementClick: '.abbonati' })
    expect(popups.get('sessione')).toMatchObject({ cookieExpiration: 0, autoHide: true, autoHideDelay: 8 })
    expect(popups.get('una_volta')?.showOnce).toBe(true)
    expect(popups.get('7')?.leftLabel).toBe('Più tardi')
    expect(said).toContain('  roles: qui non ha un corrispondente')
    expect(said).toContain('  body → body (senza: <table>, <tr>, <td>)')
    expect(said.filter((line) => line.includes('c’è già'))).toHaveLength(10)
    expect(must(await newsroom.list(ada, { kind: 'popup', sort: { by: 'title', isDescending: false }, limit: 20, offset: 0 })).total).toBe(
      10,
    )
  })
})
