/** A file that is exported and deleted with its account. */
export interface OwnFile {
  readonly id: string;
  readonly storage_key: string;
  readonly kind: 'picture' | 'video' | 'document' | 'logo' | 'job image';
  /** The name its owner gave it; pictures have none. */
  readonly name: string | null;
}
