import { rm } from 'node:fs/promises';

interface IncomingFileParts {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/**
 * A large file of a multipart body, on disk for the duration of its request. A class, so that no body can
 * pose as one and name a path.
 */
export class IncomingFile {
  readonly path: string;
  /** The name given by the sender, for display only. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Hex. */
  readonly sha256: string;

  constructor({ path, name, size, sha256 }: IncomingFileParts) {
    this.path = path;
    this.name = name;
    this.size = size;
    this.sha256 = sha256;
  }
}

/** Removes those of the values that are incoming files and have not been stored. */
export async function discardIncomingFiles(values: Iterable<unknown>): Promise<void> {
  for (const value of values) {
    if (value instanceof IncomingFile) await rm(value.path, { force: true });
  }
}
