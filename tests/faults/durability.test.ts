import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { DatabaseLocation } from '../../src/store/database.ts'
import { emptyLocation, engines, openedDatabase } from '../support/stores.ts'

/** A process that writes; `onWritten` hears of each acknowledged write as it happens. */
function startWriter(location: DatabaseLocation, count: number, onWritten: (total: number) => void = () => undefined) {
  const child = spawn(process.execPath, ['tests/support/run.js', './tests/faults/writer.ts', JSON.stringify(location), String(count)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const acknowledged: string[] = []
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  createInterface({ input: child.stdout }).on('line', (id) => onWritten(acknowledged.push(id)))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { acknowledged, ended, kill: () => child.kill('SIGKILL'), complaints: () => complaints }
}

async function storedIds(location: DatabaseLocation): Promise<Set<string>> {
  const { db } = openedDatabase(location)
  const rows = await db.selectFrom('document').innerJoin('revision', 'revision.documentId', 'document.id').select('document.id').execute()
  return new Set(rows.map(({ id }) => id))
}

describe.each(engines)('what was acknowledged on %s', (engine) => {
  it('survives kill -9 in the middle of a thousand writes', async () => {
    const location = await emptyLocation(engine)
    const writer = startWriter(location, 1000, (total) => {
      if (total === 500) writer.kill()
    })
    expect(await writer.ended).toBeNull()
    expect(writer.acknowledged.length).toBeGreaterThanOrEqual(500)
    expect(writer.acknowledged.length).toBeLessThan(1000)

    const stored = await storedIds(location)
    expect(writer.acknowledged.filter((id) => !stored.has(id))).toEqual([])
    // The write that was under way is there whole or not at all.
    expect(stored.size - writer.acknowledged.length).toBeLessThanOrEqual(1)
    if (engine === 'sqlite') {
      const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(openedDatabase(location).db)
      expect(rows).toEqual([{ integrityCheck: 'ok' }])
    }

    const next = startWriter(location, 10)
    expect(await next.ended).toBe(0)
    expect((await storedIds(location)).size).toBe(stored.size + 10)
  })

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
