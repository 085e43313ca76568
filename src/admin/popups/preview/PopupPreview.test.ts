import { expect, it } from 'vitest'
import { emptyBody } from '../../../content/body/body.ts'
import { popupSchema, type Popup } from '../../../content/kinds/popup.ts'
import { shownContent } from './PopupPreview.tsx'

const popup: Popup = {
  ...popupSchema.parse({ id: 'a', name: 'A', title: 'Uno', okLabel: 'Sì' }),
  variants: [
    { title: 'Due', body: emptyBody, okLabel: '' },
    { title: 'Tre', body: emptyBody, okLabel: 'Certo' },
  ],
}

it.each([
  ['the first text', 0, 'Uno', 'Sì'],
  ['the second, with the button of the first', 1, 'Due', 'Sì'],
  ['the third, with its own', 2, 'Tre', 'Certo'],
  ['the first again, where there is no such text', 3, 'Uno', 'Sì'],
])('shows %s', (_name, variant, title, okLabel) =>
  expect(shownContent(popup, variant, '…')).toMatchObject({ title, okLabel, variants: [] }),
)

it('shows something where nothing is written yet', () => {
  expect(shownContent({ ...popup, name: '', title: '' }, 0, 'Titolo')).toMatchObject({ name: 'Titolo', title: 'Titolo' })
})
