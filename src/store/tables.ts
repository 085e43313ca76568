import type { AnnouncementTables } from './tables/announcements.ts'
import type { DocumentTables } from './tables/documents.ts'
import type { MoveTables } from './tables/moves.ts'
import type { PeopleTables } from './tables/people.ts'
import type { ProgramTables } from './tables/program.ts'
import type { PublicationTables } from './tables/publications.ts'
import type { ReaderTables } from './tables/readers.ts'

/**
 * The tables, as both engines have them. Moments are ISO strings, which sort as the moments they stand for; documents are JSON text;
 * yes and no are 1 and 0. So a row reads the same from SQLite and from PostgreSQL.
 */
export interface Tables
  extends DocumentTables, PublicationTables, PeopleTables, AnnouncementTables, ReaderTables, ProgramTables, MoveTables {}
