import { expect, it } from 'vitest'
import { withSection } from './figures.ts'

const DOCUMENT = `# Reliability

<!-- figures: kills -->
<!-- end -->

Between them.

<!-- figures: fuzz -->

of an older run

<!-- end -->
`

it('figures take the place of those of the last run, and nothing else', () => {
  const once = withSection(DOCUMENT, 'fuzz', '100,000 requests')
  expect(once).toBe(DOCUMENT.replace('of an older run', '100,000 requests'))
  expect(withSection(once, 'fuzz', 'of an older run')).toBe(DOCUMENT)
})

it('a section that is empty gets its first', () => {
  expect(withSection(DOCUMENT, 'kills', '50 kills')).toContain('<!-- figures: kills -->\n\n50 kills\n\n<!-- end -->\n\nBetween them.')
})

it('a section that is not in the document is refused', () => {
  expect(() => withSection(DOCUMENT, 'floods', '50 floods')).toThrow('no section for the figures of floods')
})
