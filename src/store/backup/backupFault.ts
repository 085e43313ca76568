/** Why a backup cannot be used: it is a store of SQLite itself, it is not whole, it needs a passphrase or another one, or a newer program made it. */
export type BackupTrouble = 'store-file' | 'damaged' | 'encrypted' | 'wrong-passphrase' | 'too-new'

/** A backup that is refused. Nothing was changed by whoever tried to use it. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
  readonly trouble: BackupTrouble

  constructor(trouble: BackupTrouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.trouble = trouble
  }
}
