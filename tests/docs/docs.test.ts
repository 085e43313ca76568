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

  it('CONTRIBUTING.md follows a field through every file that knows it', () => {
    const [, steps = ''] = /## Add a field to an article([\s\S]*?)\nSaving,/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? []
    const listed = [...steps.matchAll(/^\d\. `([^`]+)`/gm)].map(([, path]) => path)
    const knowing = files.filter(
      (file) => /^src\/.*\.tsx?$/.test(file) && !file.includes('.test.') && readFileSync(file, 'utf8').includes('heroCaption'),
    )
    expect(listed.toSorted()).toEqual(knowing.toSorted())
  })
})
