import { expect, it } from 'vitest'
import { readFormSubmit, readJsonSubmit } from './readSubmit.ts'

const yes = { id: '7', dontShowAgain: true }
const no = { id: '7', dontShowAgain: false }
const option = 'modal_state%5Bdont_show_again_option%5D'

it.each([
  ['a yes', `id=7&${option}=true`, yes],
  ['a no', `id=7&${option}=false`, no],
  ['brackets as they are', 'id=7&modal_state[dont_show_again_option]=true', yes],
  ['more than is asked for', `id=7&${option}=true&altro=1`, yes],
  ['no id', `${option}=true`, null],
  ['an empty id', `id=&${option}=true`, null],
  ['two ids', `id=7&id=8&${option}=true`, null],
  ['no choice', 'id=7', null],
  ['another choice', `id=7&${option}=forse`, null],
  ['two choices', `id=7&${option}=true&${option}=false`, null],
  ['nothing', '', null],
  ['bad encoding', '%E0%A4%A', null],
])('a form with %s', (_name, text, expected) => expect(readFormSubmit(text)).toEqual(expected))

it.each([
  ['a yes', '{"id":"7","modal_state":{"dont_show_again_option":true}}', yes],
  ['a no, in words', '{"id":7,"modal_state":{"dont_show_again_option":"false"}}', no],
  ['more than is asked for', '{"id":"7","x":1,"modal_state":{"dont_show_again_option":true,"y":2}}', yes],
  ['no choice', '{"id":"7"}', null],
  ['a choice that is none', '{"id":"7","modal_state":{"dont_show_again_option":null}}', null],
  ['an id that is none', '{"id":{},"modal_state":{"dont_show_again_option":true}}', null],
  ['null', 'null', null],
  ['a list', '[]', null],
  ['no JSON', '{id:7}', null],
  ['nothing', '', null],
])('JSON with %s', (_name, text, expected) => expect(readJsonSubmit(text)).toEqual(expected))
