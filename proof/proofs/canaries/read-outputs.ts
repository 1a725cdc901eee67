import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFolder } from '@nextshift/test-kit/database/embedded-database';

/** Every mail that was sent, by its file. */
export async function readMails(dataDir: string): Promise<Map<string, string>> {
  return readAll(join(dataDir, 'outbox'), /\.json$/);
}

/** What the database itself logs, beside its data. */
export async function readDatabaseLogs(dataDir: string): Promise<Map<string, string>> {
  return readAll(databaseFolder(dataDir), /\.log$/);
}

async function readAll(folder: string, pattern: RegExp): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => pattern.test(name));
  const texts = names.map(
    async (name) => [name, await readFile(join(folder, name), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}
