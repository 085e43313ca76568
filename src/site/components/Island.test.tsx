import { describe, expect, it } from 'vitest'
import { renderPage } from '../render.tsx'
import type { GalleryProps } from '../islands/galleryProps.ts'
import { Island } from './Island.tsx'
import { AskedScripts, PageAssets } from './PageAssets.tsx'

const gallery = (alt: string): GalleryProps => ({
  labels: { gallery: 'Galleria', close: 'Chiudi', previous: 'Prima', next: 'Dopo' },
  hasOneCredit: false,
  pictures: [
    {
      picture: {
        hash: 'a',
        alt,
        width: 4,
        height: 3,
        widths: [320],
        formats: ['jpeg'],
        focus: '50% 50%',
        placeholder: null,
        isPale: false,
      },
      caption: 'Il molo',
      credit: 'Ada',
      position: 'Immagine 1 di 1',
    },
  ],
})

const page = (...alts: string[]) =>
  renderPage(
    <PageAssets value={{ pageScripts: { islands: ['/assets/islands.js'] }, pageStyles: {}, asked: new Set() }}>
      <html>
        <head />
        <body>
          {alts.map((alt) => (
            <Island key={alt} of="Gallery" when="touched" props={gallery(alt)} />
          ))}
          <AskedScripts />
        </body>
      </html>
    </PageAssets>,
  )

describe('Island', () => {
  it('draws its component within the static page, as React expects to find it', () => {
    const html = page('Mare')
    expect(html).toContain('href="/media/a/320.jpeg"')
    // Two texts side by side are told apart by an empty comment, which static markup does not have.
    expect(html).toContain('Il molo<!-- --> ')
  })

  it('carries its name, its moment and its props, whatever is written in them', () => {
    const props = gallery('</div><script>"&amp;\'')
    const html = page(props.pictures[0]?.picture.alt ?? '')
    const [, written = ''] = /data-island="Gallery" data-when="touched" data-props="([^"]*)"/.exec(html) ?? []
    expect(JSON.parse(unescaped(written))).toEqual(props)
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  it('asks for the script once, however many islands there are', () => {
    expect(page('Mare', 'Monte').match(/src="\/assets\/islands.js"/g)).toHaveLength(1)
    expect(page()).not.toContain('islands.js')
  })

  it('gives each island identifiers of its own', () => {
    const prefixes = [...page('Mare', 'Monte').matchAll(/data-prefix="([^"]*)"/g)].map(([, prefix]) => prefix)
    expect(new Set(prefixes).size).toBe(2)
  })
})

const unescaped = (attribute: string) =>
  attribute
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
