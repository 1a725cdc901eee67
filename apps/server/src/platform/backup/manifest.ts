import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hasErrorCode } from '../errors/has-error-code.ts';
import { BackupError } from './backup-error.ts';

const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';
/** Contains the manifest's own checksum, in the format of sha256sum. */
export const MANIFEST_CHECKSUM = 'manifest.json.sha256';
export const KEY_FILE = 'secret-key';

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const storageKey = z.string().regex(/^[A-Za-z0-9_-]+\.[a-z0-9]+$/);
const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  formatVersion: z.literal(FORMAT_VERSION),
  /** The moment of the snapshot. */
  createdAt: z.iso.datetime(),
  postgresVersion: z.string(),
  /** Every migration of the database, in order. */
  migrations: z.array(z.string()),
  /** The migrations of the queue's own schema. */
  queueLevel: count,
  /** Identifies the secret key, and tells whether the backup contains it in a file. */
  secretKey: z.object({ fingerprint: sha256, included: z.boolean() }),
  /** Each table's lines from `COPY (SELECT columns … ORDER BY primary key) TO STDOUT`. */
  tables: z.array(
    z.object({
      schema: name,
      name,
      columns: z.array(name).min(1),
      rows: count,
      bytes: count,
      sha256,
    }),
  ),
  sequences: z.array(
    z.object({ schema: name, name, lastValue: z.string().regex(/^\d+$/), isCalled: z.boolean() }),
  ),
  /** Each stored file's bytes, by the key in its row. */
  files: z.array(z.object({ key: storageKey, bytes: count, sha256 })),
  /** Rows of files without bytes; `used` if something references them. */
  missingFiles: z.array(z.object({ key: storageKey, used: z.boolean() })),
});

/** The contents of a backup; see docs/operations.md. */
export type Manifest = z.infer<typeof manifestSchema>;
export type TableCopy = Manifest['tables'][number];

export function newManifest(content: Omit<Manifest, 'formatVersion'>): Manifest {
  return manifestSchema.parse({ formatVersion: FORMAT_VERSION, ...content });
}

export function tablePath(folder: string, table: Pick<TableCopy, 'schema' | 'name'>): string {
  return join(folder, 'tables', `${table.schema}.${table.name}.copy`);
}

export function filePath(folder: string, key: string): string {
  return join(folder, 'files', key);
}

export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** @throws {BackupError} if it is missing, damaged, or from a later version */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, checksum] = await Promise.all([
    readPart(folder, MANIFEST),
    readPart(folder, MANIFEST_CHECKSUM),
  ]);
  if (checksum.split(' ')[0] !== sha256Of(text)) {
    throw new BackupError(`${join(folder, MANIFEST)} is damaged. Use another backup.`);
  }
  const content: unknown = JSON.parse(text);
  const { data } = z.object({ formatVersion: count }).safeParse(content);
  if (data && data.formatVersion > FORMAT_VERSION) {
    throw new BackupError('The backup was made by a newer NextShift. Update this one first.');
  }
  const manifest = manifestSchema.safeParse(content);
  if (!manifest.success) {
    throw new BackupError(`${join(folder, MANIFEST)} is not a backup's. Use another backup.`);
  }
  return manifest.data;
}

async function readPart(folder: string, part: string): Promise<string> {
  try {
    return await readFile(join(folder, part), 'utf8');
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    throw new BackupError(
      `${folder} is not a whole backup: ${part} is not there. Use another backup.`,
    );
  }
}
