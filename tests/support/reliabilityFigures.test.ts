import { expect, it } from 'vitest'
import { withFigures } from './reliabilityFigures.ts'

const DOCUMENT = `# Reliability

<!-- figures: kills -->
<!-- end -->

Between them.

<!-- figures: fuzz -->

of an older run

<!-- end -->
`

it('figures take the place of those of the last run, and nothing else', () => {
  const once = withFigures(DOCUMENT, 'fuzz', ['2026-11-17:', '100,000 requests', '0 lost'])
  expect(once).toBe(DOCUMENT.replace('of an older run', '2026-11-17:\n\n- 100,000 requests\n- 0 lost'))
  expect(withFigures(once, 'fuzz', ['of an older run', 'x']).replace('\n\n- x', '')).toBe(DOCUMENT)
})

it('a section that is empty gets its first', () => {
  expect(withFigures(DOCUMENT, 'kills', ['2026-11-17:', '50 kills'])).toContain(
    '<!-- figures: kills -->\n\n2026-11-17:\n\n- 50 kills\n\n<!-- end -->\n\nBetween them.',
  )
})

it('a section that is not in the document is refused', () => {
  expect(() => withFigures(DOCUMENT, 'floods', ['2026-11-17:'])).toThrow('no section for the figures of floods')
})
