import { expect, it } from 'vitest'
import { BackupRefused } from '../../store/backup/backupFault.ts'
import { Interrupted } from '../../store/backup/progress.ts'
import { createContext } from '../context.ts'
import { withBackup } from './withBackup.ts'

const fault = (code: string, syscall: string, path: string) => Object.assign(new Error(code), { code, syscall, path })

it.each([
  ['a file that is not there', fault('ENOENT', 'open', '/disk/copia.tar'), 'Il file /disk/copia.tar non c’è'],
  ['a folder in its place', fault('EISDIR', 'read', '/disk/copia.tar'), 'Il file /disk/copia.tar non c’è'],
  ['a folder that cannot be made', fault('ENOENT', 'mkdir', '/mnt/dati'), 'Non posso usare /mnt/dati:'],
  ['a disk that is only read, where something else is written', fault('EROFS', 'open', '/mnt/dati/x'), 'Non posso usare /mnt/dati/x:'],
  ['a file that is closed to us, by its name', fault('EACCES', 'open', '/disk/copia.tar.unproven'), 'Non posso usare /disk/copia.tar:'],
  ['a full disk', fault('ENOSPC', 'write', '/disk/copia.tar'), 'Il disco è pieno'],
  ['what is no backup', new BackupRefused('damaged', 'x'), '/disk/copia.tar non è una copia fatta con «backup»'],
  ['Ctrl-C', new Interrupted(), 'Interrotto. Non ho cambiato nulla.'],
])('says in a sentence that it was kept from its work by %s', async (_name, cause, sentence) => {
  const work = withBackup(createContext({}), '/disk/copia.tar', () => Promise.reject(cause))
  await expect(work).rejects.toMatchObject({ name: 'StartFault', message: expect.stringContaining(sentence) as string })
})
