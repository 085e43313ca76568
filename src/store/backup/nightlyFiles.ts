import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toInstant } from '../../content/time.ts'
import { syncFolder } from '../syncFolder.ts'
import { backupsToKeep } from './backupsToKeep.ts'

/** The name of a backup that makes itself. It sorts by its moment, and no other file of ours begins like it: only such are ever removed. */
export function nightlyName(now: Date, isEncrypted: boolean): string {
  return `nightly-${toInstant(now).slice(0, 19).replaceAll(':', '-')}${isEncrypted ? '.tar.encrypted' : '.tar'}`
}

/** Removes the backups of the nights that are no longer kept, and says which. */
export async function pruneNightlyFiles(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).flatMap((name) => {
    const moment = momentOf(name)
    return moment ? [{ name, moment }] : []
  })
  const kept = backupsToKeep(files.map(({ moment }) => moment))
  const old = files.filter(({ moment }) => !kept.has(moment)).map(({ name }) => name)
  for (const name of old) await rm(join(folder, name), { force: true })
  if (old.length > 0) await syncFolder(folder)
  return old
}

function momentOf(name: string): Date | null {
  const [, day, hour, minute, second] = /^nightly-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.tar(?:\.encrypted)?$/.exec(name) ?? []
  const moment = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
