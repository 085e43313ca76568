import { expect, it } from 'vitest'
import type { PopupConflict } from '../../../content/popups/explanation.ts'
import { popups } from '../../../messages/admin/popups.ts'
import { conflictInWords } from './ConflictNotice.tsx'

const now = '2026-11-15T10:00:00.000Z'
const conflict: PopupConflict = {
  popups: [
    { id: 'a', name: 'Abbonamenti', priority: 10 },
    { id: 'b', name: 'Festa', priority: 0 },
  ],
  from: now,
  until: null,
  first: 'b',
  because: 'sooner',
  other: 'waits',
}
const meet = '«Abbonamenti» e «Festa» possono aprirsi sulla stessa pagina'

it.each<[string, Partial<PopupConflict>, string]>([
  ['one is faster', {}, `${meet} da adesso in poi. Si apre prima «Festa», che aspetta di meno; l’altro aspetta che venga chiuso.`],
  [
    'until a day, one of them only',
    { until: '2026-12-01T00:00:00.000Z', first: 'a', because: 'priority', other: 'not-shown' },
    `${meet} fino al 2026-12-01. Si apre prima «Abbonamenti», che ha la precedenza; l’altro su quella pagina non si apre.`,
  ],
  [
    'it depends on the reader, later',
    { from: '2026-11-20T00:00:00.000Z', first: null, because: 'reader' },
    `${meet} dal 2026-11-20. Chi si apre prima dipende da come si legge la pagina; l’altro aspetta che venga chiuso.`,
  ],
])('%s', (_name, change, words) =>
  expect(conflictInWords({ ...conflict, ...change }, now, (at) => at.slice(0, 10), popups.it.conflicts)).toBe(words),
)
