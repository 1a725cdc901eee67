/** Why a backup or a restore failed, in a sentence that says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
