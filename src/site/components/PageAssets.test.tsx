import { expect, it } from 'vitest'
import type { Assets } from '../layoutData.ts'
import { renderPage } from '../render.tsx'
import { AskedScripts, PageAssets, PageScript, PageStyle } from './PageAssets.tsx'

const page = (scripts: Assets['pageScripts'], styles: { blocks?: string } = {}) =>
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
          <PageScript name="home" />
          <PageStyle name="blocks" />
          <AskedScripts />
        </PageAssets>
      </body>
    </html>,
  )

it('a script stands once where the page ends, however many ask for it and wherever they stand', () => {
  expect(page({ notes: ['/notes.js'] })).toContain(
    '<head></head><body><p></p><script type="module" src="/notes.js" fetchPriority="low"></script></body>',
  )
})

it('so does a style', () => {
  expect(page({}, { blocks: '/blocks.css' })).toContain(
    '<head><link rel="stylesheet" href="/blocks.css" data-precedence="page"/></head><body><p></p></body>',
  )
})

it('what a script imports is named before it, once for all that import it', () => {
  expect(page({ notes: ['/part.js', '/notes.js'], home: ['/part.js', '/home.js'] })).toContain(
    '<p></p>' + ['part', 'notes', 'home'].map((name) => `<script type="module" src="/${name}.js" fetchPriority="low"></script>`).join(''),
  )
})

it('is nothing where there is no such file', () => {
  expect(page({})).toContain('<head></head><body><p></p></body>')
})
