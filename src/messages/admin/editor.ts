import { english } from './editor/english.ts'
import { italian } from './editor/italian.ts'

/** The writing surface. */
export const editor = { it: italian, en: english }
