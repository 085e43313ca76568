import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, toInstant } from '../../content/time.ts'
import type { S3Bucket } from '../s3/s3Bucket.ts'
import { syncFolder } from '../syncFolder.ts'
import { backupsToKeep } from './backupsToKeep.ts'

const NIGHTLY = 'nightly-'

/** The name of a backup that makes itself. It sorts by its moment, and no other file of ours begins like it: only such are ever removed. */
export function nightlyName(now: Date, isEncrypted: boolean): string {
  return `${NIGHTLY}${toInstant(now).slice(0, 19).replaceAll(':', '-')}${isEncrypted ? '.tar.encrypted' : '.tar'}`
}

/** Removes the backups of the nights that are no longer kept, and says which. */
export async function pruneNightlyFiles(folder: string): Promise<string[]> {
  const old = oldNights(await readdir(folder))
  for (const name of old) await rm(join(folder, name), { force: true })
  if (old.length > 0) await syncFolder(folder)
  return old
}

/** The same in an S3 store; what was left of nights that were cut on their way goes after a day. */
export async function pruneNightlyInS3(bucket: S3Bucket, now: Date): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of bucket.list(NIGHTLY)) names.push(name)
  const old = oldNights(names)
  for (const name of old) await bucket.remove(name)
  for (const { name, upload, startedAt } of await bucket.uploads.unfinished(NIGHTLY))
    if (now.getTime() - startedAt.getTime() > DAY_MS) await bucket.uploads.abort(name, upload)
  return old
}

function oldNights(names: readonly string[]): string[] {
  const files = names.flatMap((name) => {
    const moment = momentOf(name)
    return moment ? [{ name, moment }] : []
  })
  const kept = backupsToKeep(files.map(({ moment }) => moment))
  return files.filter(({ moment }) => !kept.has(moment)).map(({ name }) => name)
}

function momentOf(name: string): Date | null {
  const [, day, hour, minute, second] = /^nightly-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.tar(?:\.encrypted)?$/.exec(name) ?? []
  const moment = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
