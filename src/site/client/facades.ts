import { loadFacades } from './loadFacades.ts'

/** The script of the pages that have a film of another site. */
loadFacades(document)
