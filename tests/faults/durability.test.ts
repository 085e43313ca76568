import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import type { DatabaseLocation } from '../../src/store/database.ts'
import { emptyLocation, engines, openedDatabase } from '../support/stores.ts'

/** A process that writes. */
function startWriter(location: DatabaseLocation, count: number) {
  const child = spawn(process.execPath, ['tests/support/run.js', './tests/faults/writer.ts', JSON.stringify(location), String(count)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const acknowledged: string[] = []
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  createInterface({ input: child.stdout }).on('line', (id) => acknowledged.push(id))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { acknowledged, ended, complaints: () => complaints }
}

async function storedIds(location: DatabaseLocation): Promise<Set<string>> {
  const { db } = openedDatabase(location)
  const rows = await db.selectFrom('document').innerJoin('revision', 'revision.documentId', 'document.id').select('document.id').execute()
  return new Set(rows.map(({ id }) => id))
}

describe.each(engines)('what was acknowledged on %s', (engine) => {
  it('is everything that three processes write at once, and none is told that the database is locked', async () => {
    const location = await emptyLocation(engine)
    const writers = [1, 2, 3].map(() => startWriter(location, 150))
    const codes = await Promise.all(writers.map((writer) => writer.ended))
    expect(writers.map((writer) => writer.complaints()).join('')).toBe('')
    expect(codes).toEqual([0, 0, 0])
    const stored = await storedIds(location)
    expect(stored.size).toBe(450)
    expect(writers.flatMap((writer) => writer.acknowledged).filter((id) => !stored.has(id))).toEqual([])
  })
})
