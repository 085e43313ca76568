import { sql, type Expression, type SqlBool } from 'kysely'

/** Does a text hold these very letters, large or small? What stands for any sign in a pattern stands for itself. */
export const containsWords = (text: Expression<unknown>, words: string) =>
  sql<SqlBool>`lower(${text}) like ${`%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
