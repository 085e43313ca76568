import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = ['src', 'tests', 'scripts', 'bench', 'docs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
)
const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))]

describe('the docs', () => {
  it.each(documents)('%s names only files that are there', (document) => {
    const named = [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|js|css|md))`/g)].map(([, path = '']) => path)
    expect(named.filter((path) => !files.some((file) => file === path || file.endsWith(`/${path}`)))).toEqual([])
  })

  it.each([
    ['Add a field to an article', /heroCaption/],
    ['Add a kind of page', /archivePage|ArchivePage|'\/archivio'|archivio: |archive: |'archive',/],
    ['Add a trigger', /ScrollTrigger|waitingScroll|height_offset|scroll: [{(]|(type: |case |=== |literal\()'scroll'/],
  ])('CONTRIBUTING.md, %s: follows one through every file that knows it', (heading, sign) => {
    const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(`## ${heading}\n`)
    const steps = section.split(/\n\n(?=[^\d\n])/).find((part) => part.includes('1. ')) ?? ''
    const listed = [...steps.matchAll(/`(src\/[^`]+)`/g)].map(([, path]) => path)
    const knowing = files.filter(
      (file) => /^src\/.*\.tsx?$/.test(file) && !file.includes('.test.') && sign.test(readFileSync(file, 'utf8')),
    )
    expect([...new Set(listed)].toSorted()).toEqual(knowing.toSorted())
  })
})
