import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfGenerator, listMigrationHashes } from './hash-of-generator.ts';

/** Stored beside a filled data folder. */
interface BoardNote {
  readonly generator: string;
  readonly migrations: readonly string[];
  /** The time that its rows are relative to, as ISO 8601. */
  readonly now: string;
}

/** Jobs of a board close, and plans run out, after 300 days; by then it has been regenerated. */
const KEPT_MS = 200 * 86_400_000;

const NOTE = 'board.json';

/** The note of a board that is about to be made. */
export function describeBoard(now: Date): BoardNote {
  return {
    generator: hashOfGenerator(),
    migrations: listMigrationHashes(),
    now: now.toISOString(),
  };
}

export async function writeBoardNote(folder: string, note: BoardNote): Promise<void> {
  await writeFile(join(folder, NOTE), `${JSON.stringify(note, null, 2)}\n`);
}

/**
 * Whether a board equals one generated today. Pending migrations are fine: the server applies them as to
 * any other board.
 */
export async function isBoardUsable(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, NOTE), 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const note = JSON.parse(text) as BoardNote;
  const present = listMigrationHashes();
  return (
    note.generator === hashOfGenerator() &&
    note.migrations.every((migration, index) => migration === present[index]) &&
    Date.now() - new Date(note.now).getTime() < KEPT_MS
  );
}
