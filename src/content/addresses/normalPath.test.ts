import { describe, expect, it } from 'vitest'
import { headerAddress, normalPath } from './normalPath.ts'

describe('normalPath', () => {
  it.each([
    ['/articoli/uno', '/articoli/uno'],
    ['/articoli//uno/', '/articoli/uno'],
    ['/articoli/%75no', '/articoli/uno'],
    ['/citt%C3%A0', '/città'],
    ['/città/', '/città'],
    ['/', '/'],
    ['/a?b=c#d', '/a'],
    ['/%00', null],
    ['/%E0%A4%A', null],
    ['articoli', null],
    ['', null],
  ])('%j is %j', (address, path) => expect(normalPath(address)).toBe(path))
})

describe('headerAddress', () => {
  it.each([
    ['/l’arte', '/l%E2%80%99arte'],
    ['/perché?da=qui#qua', '/perch%C3%A9?da=qui#qua'],
    ['/già%20scritto', '/gi%C3%A0%20scritto'],
    ['https://altrove.example/è', 'https://altrove.example/%C3%A8'],
  ])('%j is sent as %j', (address, sent) => expect(headerAddress(address)).toBe(sent))
})
