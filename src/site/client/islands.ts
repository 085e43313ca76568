import { hydrateIslands } from './hydrateIslands.ts'

/** The script of the pages that have an island, which ask for it themselves: the others do not pay for finding out that they have none. */
hydrateIslands(document)
