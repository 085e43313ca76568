import { expect, it } from 'vitest'
import type { Kind } from '../../content/kinds.ts'
import { editPath } from './editPath.ts'

it.each<[Kind | 'redirect', path: string]>([
  ['article', '/article/uno'],
  ['popup', '/popup/uno'],
  ['homePage', '/prima-pagina'],
  ['menu', '/menu'],
  ['analyticsSettings', '/impostazioni?quali=analytics'],
  ['redirect', '/redirect'],
])('%s is worked on at %s', (kind, path) => {
  expect(editPath(kind, 'uno')).toBe(path)
})
