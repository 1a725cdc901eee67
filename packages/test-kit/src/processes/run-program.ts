import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Testbed } from '../testbed/testbed.ts';

const run = promisify(execFile);

/**
 * `npm run backup` or `npm run restore`, of the program on testbed.
 * @param settings the server's, beside its data folder
 * @returns what it printed where it failed, else undefined
 */
export async function runProgram(
  { program }: Testbed,
  name: 'backup' | 'restore',
  dataDir: string,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    ...settings,
  };
  try {
    await run(process.execPath, [join(dirname(program), `${name}.js`), folder], { env });
    return undefined;
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  }
}
