import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pageSchema } from '../../content/kinds/page.ts'
import { siteSettingsSchema } from '../../content/kinds/settings.ts'
import { supportSettingsSchema } from '../../content/kinds/supportSettings.ts'
import type { LayoutData } from '../layoutData.ts'
import { SupportPage } from './SupportPage.tsx'

const layout: LayoutData = {
  site: siteSettingsSchema.parse({}),
  siteUrl: 'https://rivista.example',
  sections: [],
  header: [],
  footer: [],
  assets: { scripts: [], styles: [], fonts: [], pageScripts: {}, pageStyles: {}, popup: null, analytics: null },
}
const content = pageSchema.parse({ title: 'Sostieni la rivista', slug: 'sostieni-la-rivista' })

function drawn(support: object, now = '2026-11-16T12:00:00.000Z'): string {
  const page = { id: 'sostegno', content, media: new Map(), updatedAt: now }
  const html = renderToStaticMarkup(<SupportPage layout={layout} page={page} support={supportSettingsSchema.parse(support)} now={now} />)
  return html.replaceAll('\u00a0', ' ')
}

const count = (html: string, words: string) => html.split(words).length - 1

describe('the amounts', () => {
  const amounts = ['60 €', '20 €', '120 €'].map((amount) => ({ amount, label: 'Un mese', address: '/dona' }))

  it('have one button: the first, whatever it is', () => {
    const html = drawn({ amounts })
    expect(count(html, 'Dona ora')).toBe(1)
    expect(html.indexOf('Dona ora')).toBeLessThan(html.indexOf('20 €'))
  })

  it('leave the first place to the other ways where there are none', () => {
    const transfer = { bankTransfer: { holder: 'La rivista', iban: 'IT60X0542811101000000123456' } }
    const isBeforeWhy = (html: string) => html.indexOf('Con un bonifico') < html.indexOf('support-why')
    expect(isBeforeWhy(drawn(transfer))).toBe(true)
    expect(isBeforeWhy(drawn({ amounts, ...transfer }))).toBe(false)
  })
})

describe('the goal', () => {
  const goal = { purpose: 'Un traduttore', target: 3300, reached: 2060, supporters: 87, until: '2026-12-31' }
  const onDay = (instant: string) => drawn({ goal }, instant)

  it('is not there when nobody set it', () => expect(drawn({})).not.toContain('<progress'))

  it('is a bar with a name, and words', () => {
    const html = drawn({ goal })
    expect(html).toContain('id="goal">Un traduttore</h2><progress aria-labelledby="goal" value="2060" max="3300">')
    expect(html).toContain('2.060 € raccolti su 3.300 €')
    expect(html).toContain('Ancora 1.240 € per arrivarci, entro il 31 dicembre 2026. Hanno già contribuito 87 persone.')
  })

  it.each([
    ['open on its last day', '2026-12-31T22:59:59.000Z', 'entro il 31 dicembre 2026'],
    ['over a second later, by the clock of the magazine', '2026-12-31T23:00:00.000Z', 'La raccolta si è chiusa il 31 dicembre 2026.'],
  ])('is %s', (_name, instant, words) => expect(onDay(instant)).toContain(words))

  it.each([
    ['waits a euro before', 3299, 'Ancora 1 € per arrivarci'],
    ['says thank you when it is reached', 3300, 'grazie alle 87 persone che hanno contribuito.'],
    ['stays full beyond', 5000, 'value="3300" max="3300"'],
  ])('%s', (_name, reached, words) => expect(drawn({ goal: { ...goal, reached } })).toContain(words))
})

it('quotes readers, each with a name', () => {
  const html = drawn({ voices: [{ words: 'La leggo in treno.', name: 'Ada', about: 'Trieste' }] })
  expect(html).toContain('<blockquote>«La leggo in treno.»</blockquote><figcaption><b>Ada</b>, Trieste</figcaption>')
  expect(drawn({})).not.toContain('blockquote')
})

it('draws the code of a transfer that has one, in one path, with a name', () => {
  const bankTransfer = { holder: 'La rivista', iban: 'IT60X0542811101000000123456', reason: 'Dono' }
  const html = drawn({ bankTransfer })
  expect(html).toContain('role="img" aria-label="Codice QR del bonifico"')
  expect(html).toMatch(/<rect width="\d+" height="\d+" fill="#fff"><\/rect><path d="M[^"]+" fill="#000">/)
  expect(html).not.toContain('BIC')
  expect(drawn({ bankTransfer: { ...bankTransfer, holder: '' } })).not.toContain('Codice QR')
  expect(drawn({ bankTransfer: { ...bankTransfer, iban: 'CH9300762011623852957', bic: 'POFICHBEXXX' } })).toMatch(/POFICHBEXXX.*Codice QR/s)
})

it('says how the five per thousand is given', () => {
  const html = drawn({ taxCode: '12345678901' })
  expect(html).toContain('Firma nel riquadro per gli enti del Terzo settore.')
  expect(html).toContain('value="12345678901"')
})

it('thanks whoever gave, as its last word, where its editors wrote it', () => {
  const thanks = '<h2>Grazie</h2><p>A chi inoltra un articolo.</p>'
  const html = drawn({ thanks: 'A chi inoltra un articolo.', taxCode: '12345678901' })
  expect(html.indexOf(thanks)).toBeGreaterThan(html.indexOf('12345678901'))
  expect(drawn({ taxCode: '12345678901' })).not.toContain('Grazie')
})
