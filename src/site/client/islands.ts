import { hydrateIslands } from './hydrateIslands.ts'

/** The script of the pages that have an island. */
hydrateIslands(document)
