import type { Targeting } from '../../src/popup/core/targeting.ts'

/** The target of an announcement that is for every page and everybody. */
export const everywhere: Targeting = {
  include: [],
  exclude: [],
  pageKinds: [],
  sections: [],
  tags: [],
  languages: [],
  minWidth: null,
  maxWidth: null,
  parameter: '',
}
