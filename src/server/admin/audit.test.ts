import { describe, expect, it } from 'vitest'
import { openBackOffice } from '../../../tests/support/backOffice.ts'

interface Line {
  id: number
  action: string
  title: string
}

describe('the audit log', () => {
  it('tells administrators who did what, and nobody else', async () => {
    const { person } = await openBackOffice()
    const ada = await person('Ada', 'amministratore')
    const carla = await person('Carla', 'caporedattore')
    await carla.ask('POST', 'article', { title: 'Alba' })
    await carla.ask('POST', 'user', { name: 'X', email: 'x@example.it', role: 'redattore' })
    for (const path of ['audit', 'audit/1', 'audit.csv']) expect((await carla.ask('GET', path)).statusCode).toBe(403)
    const list = await ada.ask('GET', 'audit?sort=["at","ASC"]&range=[0,9]')
    expect(list.headers['content-range']).toBe('items 0-4/5')
    const lines = list.json<Line[]>()
    expect(lines.map(({ action }) => action)).toEqual(['sign-in', 'sign-in', 'create', 'refused', 'refused'])
    expect((await ada.ask('GET', `audit/${lines[2]?.id}`)).json()).toMatchObject({
      action: 'create',
      by: { id: carla.id, name: 'Carla' },
      kind: 'article',
      title: 'Alba',
      address: expect.stringMatching(/^10\.0\./) as string,
    })
    const found = async (filter: object) => {
      const answer = await ada.ask('GET', `audit?filter=${encodeURIComponent(JSON.stringify(filter))}`)
      return answer.json<Line[]>().map(({ action }) => action)
    }
    expect(await found({ who: carla.id, action: 'create' })).toEqual(['create'])
    expect(await found({ kind: 'article', q: 'alba' })).toEqual(['create'])
    expect(await found({ to: '2020-01-01T00:00:00Z' })).toEqual([])
  })

  it('is taken away as a table in which nothing runs', async () => {
    const { person } = await openBackOffice()
    const ada = await person('Ada', 'amministratore')
    await ada.ask('POST', 'article', { title: '=HYPERLINK("http://male.example")' })
    await ada.ask('POST', 'article', { title: 'Due "virgolette"; e un a capo\n+1' })
    const csv = await ada.ask('GET', 'audit.csv?filter={"action":"create"}')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="registro-attivita-\d{4}-\d\d-\d\d\.csv"$/)
    const [head = '', ...rows] = csv.body.split('\r\n')
    expect(head).toBe(
      '\uFEFF"Quando";"Ultima volta";"Volte";"Chi";"Che cosa";"Tipo";"Titolo o nome";"Identificativo";"Indirizzo di rete";"Particolari"',
    )
    expect(rows[0]).toContain('"Ada";"Creazione";"Articolo";"Due ""virgolette""; e un a capo')
    expect(csv.body).toContain(`;"'=HYPERLINK(""http://male.example"")";`)
    expect((await ada.ask('GET', 'audit?filter={"action":"audit-exported"}')).json()).toHaveLength(1)
  })

  it.each(['audit?filter={"action":"esplode"}', 'audit?sort=["title","ASC"]', 'audit?filter={"from":"ieri"}'])(
    'meets %s with 400',
    async (path) => {
      const { person } = await openBackOffice()
      const ada = await person('Ada', 'amministratore')
      expect((await ada.ask('GET', path)).statusCode).toBe(400)
    },
  )
})
