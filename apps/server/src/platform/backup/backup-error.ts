/** Why a backup or a restore cannot be done, in a sentence that says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
