import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** Stores uploaded bytes: a folder of this machine, or a bucket. Keys are random and contain no path. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Stores a file of this machine, of any size, in constant memory; it may be moved from its path. */
  putFile(key: string, path: string): Promise<void>;
  /** The whole of it, or a part. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  remove(key: string): Promise<void>;
  /**
   * An address at which anyone who has it gets the file within the next minute, bypassing this server.
   * Only present if browsers can reach the store.
   */
  readonly address?: (key: string, saved: DownloadHeaders) => Promise<string>;
}

/** Headers for a download. */
export interface DownloadHeaders {
  readonly contentType: string;
  /** The value of its Content-Disposition. */
  readonly disposition: string;
}

export type VideoExtension =
  | '3g2'
  | '3gp'
  | 'asf'
  | 'avi'
  | 'flv'
  | 'm4v'
  | 'mkv'
  | 'mov'
  | 'mp4'
  | 'mpg'
  | 'mts'
  | 'ogv'
  | 'video'
  | 'webm';

export type FileExtension = 'webp' | 'avif' | 'pdf' | 'doc' | 'docx' | VideoExtension;

/** A new random key of 144 bits. */
export function newStorageKey(extension: FileExtension): string {
  return `${randomBytes(18).toString('base64url')}.${extension}`;
}
