import { describe, expect, it } from 'vitest'
import { articleSchema } from './kinds/article.ts'
import { popupSchema } from './kinds/popup.ts'
import { pageSchema } from './kinds/page.ts'
import { parse, sentenceFor } from './parse.ts'

const sentences = (schema: Parameters<typeof parse>[0], input: unknown, locale: 'it' | 'en' = 'it') => {
  const parsed = parse(schema, input)
  return parsed.ok ? {} : Object.fromEntries(parsed.problems.map((found) => [found.path.join('.'), sentenceFor(found, locale)]))
}
const popup = { id: 'a', name: 'a', title: 'a' }

describe('what an editor reads beside a wrong field', () => {
  it.each([
    ['a missing title', articleSchema, {}, { title: 'Questo campo è obbligatorio.', slug: 'Questo campo è obbligatorio.' }],
    ['a blank title', articleSchema, { title: '  ', slug: 'x' }, { title: 'Questo campo è obbligatorio.' }],
    ['a long title', articleSchema, { title: 'x'.repeat(201), slug: 'x' }, { title: 'Al massimo 200 caratteri.' }],
    [
      'an end before the start',
      articleSchema,
      { title: 'x', publishAt: '2026-02-01T00:00:00Z', unpublishAt: '2026-01-01T00:00:00Z' },
      { unpublishAt: 'La fine deve venire dopo l’inizio.' },
    ],
    ['a field we do not know', articleSchema, { title: 'x', html: '<b>' }, { '': 'Non riconosciuto: html.' }],
    [
      'a page at an address of the site’s own',
      pageSchema,
      { title: 'x', slug: 'admin' },
      { slug: 'Questo indirizzo serve al sito: scegline un altro.' },
    ],
    [
      'a scroll offset in other units',
      popupSchema,
      { ...popup, trigger: { type: 'scroll', offset: '3em' } },
      { 'trigger.offset': 'Scrivi un numero di pixel, come 500 o 500px, oppure una percentuale, come 50%.' },
    ],
    [
      'a redirect that would run script',
      popupSchema,
      { ...popup, redirect: 'javascript:alert(1)' },
      { redirect: 'Scrivi un indirizzo che cominci con https://, oppure un percorso del sito che cominci con /.' },
    ],
    [
      'too long a delay',
      popupSchema,
      { ...popup, trigger: { type: 'delay', seconds: 86_401 } },
      { 'trigger.seconds': 'Il valore massimo è 86400.' },
    ],
    [
      'a line between two',
      popupSchema,
      { ...popup, trigger: { type: 'scroll', offset: '5', line: 0.7 } },
      { 'trigger.line': 'Il valore non è ammesso.' },
    ],
    ['a trigger of no type', popupSchema, { ...popup, trigger: { seconds: 3 } }, { 'trigger.type': 'Il valore non è ammesso.' }],
    [
      'the fields of another trigger',
      popupSchema,
      { ...popup, trigger: { type: 'delay', seconds: 3, line: 0 } },
      { trigger: 'Non riconosciuto: line.' },
    ],
    [
      'a trigger of the older shape',
      popupSchema,
      { ...popup, delayDisplay: 3, heightOffset: '' },
      { '': 'Non riconosciuto: delayDisplay, heightOffset.' },
    ],
  ])('%s', (_name, schema, input, expected) => expect(sentences(schema, input)).toEqual(expected))

  it('says it in English too', () => {
    expect(sentences(articleSchema, { title: 'x'.repeat(201), slug: 'Ö' }, 'en')).toEqual({
      title: 'At most 200 characters.',
      slug: 'The address may hold only lowercase letters without accents, digits and single hyphens.',
    })
  })
})

describe('both sides of the popup’s limits', () => {
  it.each([
    [{ trigger: { type: 'scroll', offset: '' } }, false],
    [{ trigger: { type: 'scroll', offset: '500' } }, true],
    [{ trigger: { type: 'scroll', offset: '500px' } }, true],
    [{ trigger: { type: 'scroll', offset: '12.5%' } }, true],
    [{ trigger: { type: 'scroll', offset: '-5' } }, false],
    [{ trigger: { type: 'scroll', offset: '5'.repeat(20) } }, true],
    [{ trigger: { type: 'scroll', offset: '5'.repeat(21) } }, false],
    [{ trigger: { type: 'scroll', offset: '5', line: 0.5 } }, true],
    [{ trigger: { type: 'delay', seconds: 86_400 } }, true],
    [{ trigger: { type: 'delay', seconds: -1 } }, false],
    [{ cookieExpiration: 0 }, true],
    [{ cookieExpiration: null }, true],
    [{ cookieExpiration: -1 }, false],
    [{ cookieExpiration: 1.5 }, false],
    [{ id: 'Modal_1-a' }, true],
    [{ id: 'a b' }, false],
    [{ id: 'a;b' }, false],
    [{ redirect: '/sostieni-la-rivista' }, true],
    [{ redirect: '' }, true],
    [{ targeting: { include: ['<front>', '/articoli/*'] } }, true],
    [{ targeting: { include: ['articoli'] } }, false],
  ])('%j: %s', (more, ok) => expect(popupSchema.safeParse({ ...popup, ...more }).success).toBe(ok))
})
