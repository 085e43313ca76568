import { playVideosInPlace } from './playVideosInPlace.ts'

/** The script of the pages that have a film of another site. */
playVideosInPlace(document)
