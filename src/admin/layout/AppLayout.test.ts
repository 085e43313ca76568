import { expect, it } from 'vitest'
import { isForbidden } from './AppLayout.tsx'

const rooms = [
  { to: '/' },
  { to: '/media' },
  { to: '/section', needs: ['section', 'edit'] },
  { to: '/user', needs: ['user', 'view'] },
] as const
const may = { section: ['view'], user: [] } as const

it.each([
  ['what everybody may see', '/media/1', false],
  ['what the role may look at, though not change', '/section', false],
  ['what it may not', '/user', true],
  ['nor anything in it', '/user/1', true],
  ['another room that begins alike', '/userland', false],
  ['a room that nobody knows', '/altrove', false],
])('%s', (_name, path, expected) => expect(isForbidden(path, rooms, may)).toBe(expected))
