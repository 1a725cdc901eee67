import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Testbed } from '../testbed/testbed.ts';

const run = promisify(execFile);

/**
 * Runs the backup or restore of the testbed's program.
 * @param settings environment variables besides the data folder
 * @returns its output if it failed, else undefined
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
