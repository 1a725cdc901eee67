/** Occurs in every payload; no re-encoded file may still contain it. */
export const MARKER = 'hostile-marker-7c1f';
export const SCRIPT = `<script>alert("${MARKER}")</script>`;

export type FileKind = 'picture' | 'document' | 'video';

/** A malicious file. */
export interface HostileFile {
  readonly what: string;
  /** The name between the quotes of the form, unescaped. */
  readonly filename: string;
  /** The declared content type. */
  readonly type: string;
  readonly bytes: () => Buffer | Promise<Buffer>;
  /** Where an attacker would upload it. */
  readonly aimedAt: FileKind;
  /**
   * The kinds as which it may be accepted because it is valid: a picture is re-encoded, a document or video
   * served so that it does no harm. As any other kind it must be refused.
   */
  readonly isRealOne: readonly FileKind[];
  /** Slow to process. */
  readonly heavy?: true;
}
