import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Running } from '../../support/running.ts'
import { makeRelease } from '../../../scripts/makeRelease.js'

interface Native {
  readonly name: string
  readonly file: string
}

/** SQLite's library as this machine has it, for the Node that runs the tests. */
export const ownNative: Native = {
  name: `better-sqlite3-${process.platform}-${process.arch}-abi${process.versions.modules}.node`,
  file: 'node_modules/better-sqlite3/build/Release/better_sqlite3.node',
}

export const VERSION = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
export const RELEASE = `edicola-${VERSION}`

/** A release of the working tree, in a folder. */
export async function packRelease(folder: string, natives: readonly Native[]): Promise<{ file: string; sha256: string; bytes: number }> {
  await mkdir(folder, { recursive: true })
  return makeRelease({ folder, name: RELEASE, changedAt: 1_700_000_000, natives })
}

/** Waits until a program answers that it is ready. */
export async function untilReady(address: string, program: Running): Promise<void> {
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ status }) => status,
      () => program.output(),
    )
  await expect.poll(isReady, { timeout: 120_000 }).toBe(200)
}

/** How much of a disk a folder takes, in megabytes. */
export const megabytesOf = (folder: string): number => Number.parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }), 10)

export const unpack = (file: string, folder: string): string => {
  execFileSync('tar', ['-xzf', file, '-C', folder])
  return join(folder, RELEASE)
}

/** What npm has downloaded for this clone it need not download again. */
export const npmVariables = (): Record<string, string> => ({
  HOME: process.env['HOME'] ?? '/',
  npm_config_cache: execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim(),
  npm_config_prefer_offline: 'true',
})
