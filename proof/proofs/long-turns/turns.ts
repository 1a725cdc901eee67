import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How long a server's event loop is held at once. */
export interface Turns {
  /** Environment of the server. */
  readonly env: Readonly<Record<string, string>>;
  /** The longest turn since the last call, in milliseconds of the processor; 0 if all were short. */
  takeLongest(): number;
}

/** Notes the turns of a server with this data folder, in a file there. */
export function noteTurns(dataDir: string): Turns {
  const file = join(dataDir, 'long-turns');
  writeFileSync(file, '');
  let taken = 0;
  return {
    env: {
      NODE_OPTIONS: `--import ${new URL('note-turns.mjs', import.meta.url).href}`,
      LONG_TURNS_FILE: file,
    },
    takeLongest() {
      const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
      const fresh = lines.slice(taken).map(Number);
      taken = lines.length;
      return Math.max(0, ...fresh);
    },
  };
}
