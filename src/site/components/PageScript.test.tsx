import { expect, it } from 'vitest'
import { renderPage } from '../render.tsx'
import { PageScript, PageScripts } from './PageScript.tsx'

const page = (scripts: { notes?: string }) =>
  renderPage(
    <html>
      <head />
      <body>
        <PageScripts value={scripts}>
          <p>
            <PageScript name="notes" />
          </p>
          <PageScript name="notes" />
        </PageScripts>
      </body>
    </html>,
  )

it('stands once in the head, however many ask for it and wherever they stand', () => {
  expect(page({ notes: '/notes.js' })).toContain(
    '<head><script async="" type="module" src="/notes.js" fetchPriority="low"></script></head><body><p></p></body>',
  )
})

it('is nothing where there is no such file', () => {
  expect(page({})).toContain('<head></head><body><p></p></body>')
})
