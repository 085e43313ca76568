import { showNotesInPlace } from './showNotesInPlace.ts'

/** The script of the pages that have footnotes. */
showNotesInPlace(document)
