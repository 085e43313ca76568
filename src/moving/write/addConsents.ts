import type { ConsentRecord } from '../../content/consentRecord.ts'
import type { Database } from '../../store/database.ts'
import { insertRows } from '../../store/insertRows.ts'

/** Keeps the proofs that are not here yet, and says how many they were. One answer of a browser is one moment. */
export function addConsents(database: Database, consents: readonly ConsentRecord[]): Promise<number> {
  return database.write(async (db) => {
    const rows = await db.selectFrom('consentRecord').select(['consentId', 'at']).execute()
    const here = new Set(rows.map(keyOf))
    const missing = consents.filter((consent) => !here.has(keyOf(consent)))
    await insertRows(database.engine, db, 'consentRecord', missing)
    return missing.length
  })
}

const keyOf = ({ consentId, at }: Pick<ConsentRecord, 'consentId' | 'at'>): string => `${at} ${consentId}`
