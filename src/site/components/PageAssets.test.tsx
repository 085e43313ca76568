import { expect, it } from 'vitest'
import { renderPage } from '../render.tsx'
import { AskedScripts, PageAssets, PageScript, PageStyle } from './PageAssets.tsx'

const page = (scripts: { notes?: string }, styles: { blocks?: string } = {}) =>
  renderPage(
    <html>
      <head />
      <body>
        <PageAssets value={{ pageScripts: scripts, pageStyles: styles, asked: new Set() }}>
          <p>
            <PageScript name="notes" />
            <PageStyle name="blocks" />
          </p>
          <PageScript name="notes" />
          <PageStyle name="blocks" />
          <AskedScripts />
        </PageAssets>
      </body>
    </html>,
  )

it('a script stands once where the page ends, however many ask for it and wherever they stand', () => {
  expect(page({ notes: '/notes.js' })).toContain(
    '<head></head><body><p></p><script type="module" src="/notes.js" fetchPriority="low"></script></body>',
  )
})

it('so does a style', () => {
  expect(page({}, { blocks: '/blocks.css' })).toContain(
    '<head><link rel="stylesheet" href="/blocks.css" data-precedence="page"/></head><body><p></p></body>',
  )
})

it('is nothing where there is no such file', () => {
  expect(page({})).toContain('<head></head><body><p></p></body>')
})
