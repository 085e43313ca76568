import { describe, expect, it } from 'vitest'
import { positions } from './SectionList.tsx'

const at = (id: string, position: number) => ({ id, position })

describe('the order of the sections', () => {
  it.each([
    ['nothing moves when all stand where they are', [at('a', 0), at('b', 1)], []],
    ['two that changed places', [at('b', 1), at('a', 0)], [at('b', 0), at('a', 1)]],
    ['only those that moved', [at('a', 0), at('c', 2), at('b', 1)], [at('c', 1), at('b', 2)]],
    ['all at zero, as they are born', [at('a', 0), at('b', 0)], [at('b', 1)]],
  ])('%s', (_name, ordered, expected) => expect(positions(ordered)).toEqual(expected))
})
