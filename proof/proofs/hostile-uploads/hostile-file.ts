/** Stands in every payload; nothing that is re-encoded may still hold it. */
export const MARKER = 'hostile-marker-7c1f';
export const SCRIPT = `<script>alert("${MARKER}")</script>`;

export type FileKind = 'picture' | 'document' | 'video';

/** A file that someone means harm with. */
export interface HostileFile {
  readonly what: string;
  /** The name as it stands between the quotes of the form, unescaped. */
  readonly filename: string;
  /** What the sender says that it is. */
  readonly type: string;
  readonly bytes: () => Buffer | Promise<Buffer>;
  /** Where its maker would send it. */
  readonly aimedAt: FileKind;
  /**
   * As what it may be taken, since it is one: a picture is then made anew, a document or video only
   * served so that it does no harm. As anything else it must be refused.
   */
  readonly isRealOne: readonly FileKind[];
  /** Takes its time. */
  readonly heavy?: true;
}
