import { expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const names = ['start', 'migrate', 'backup', 'user reset-password', '--dry-run']

it.each([
  ['bakcup', 'backup'],
  ['backups', 'backup'],
  ['strat', null],
  ['star', 'start'],
  ['user reset-pasword', 'user reset-password'],
  ['--dryrun', '--dry-run'],
  ['vola', null],
  ['', null],
])('takes %j for %j', (typed, expected) => expect(nearest(typed, names)).toBe(expected))
