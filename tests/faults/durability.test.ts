import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseLocation } from '../../src/store/database.ts'
import { emptyLocation, engines, openedDatabase } from '../support/stores.ts'

// Translated once for all of them, where the libraries are found.
const CACHE = 'node_modules/.cache'
let folder: string
beforeAll(async () => {
  await mkdir(CACHE, { recursive: true })
  folder = await mkdtemp(join(CACHE, 'edicola-writer-'))
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: 'tests/faults/writer.ts', outDir: folder, target: 'node20', minify: false },
  })
})
afterAll(() => rm(folder, { recursive: true }))

/** A process that writes. */
function startWriter(location: DatabaseLocation, count: number) {
  const program = `import(${JSON.stringify(join(process.cwd(), folder, 'writer.js'))}).then(({ main }) => main(process.argv.slice(1)))`
  const child = spawn(process.execPath, ['--eval', program, JSON.stringify(location), String(count)], { stdio: ['ignore', 'pipe', 'pipe'] })
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
