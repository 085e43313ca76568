import type { Yaml } from '../../moving/readYaml.ts'

/** A value as words; what is neither words nor a number is none. */
export const text = (value: Yaml | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** Is a switch on, however its form wrote it? */
export const isOn = (value: Yaml | undefined): boolean => value === true || value === 1 || value === '1' || value === 'true'

/** Does a value hold nothing that could be lost? A form writes what nobody filled in as well; `false` and `0` are answers, but not in a list of choices. */
export function saysNothing(value: Yaml): boolean {
  if (typeof value !== 'object' || value === null) return value === null || value === ''
  return Object.values(value).every((one: Yaml) => saysNothing(one) || one === 0 || one === '0' || one === false)
}
