import { spawn } from 'node:child_process';
import type { Account } from './operating-system-account.ts';

/** A command's exit code (-1 when it could not be started) and its whole output. */
export interface CommandResult {
  code: number;
  output: string;
}

/**
 * The environment of child processes: nothing of ours (it contains secrets, and PG* variables would
 * affect PostgreSQL), and a working folder that every user may enter.
 */
export function spawnOptions(account: Account | undefined) {
  return { ...account, cwd: '/', env: { PATH: process.env.PATH ?? '/usr/bin:/bin' } };
}

/** Runs a command to completion as the given user, or as ourselves. Never throws. */
export function runAs(
  account: Account | undefined,
  command: string,
  args: string[],
  input = '',
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, spawnOptions(account));
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output: output.trim() }));
    // A command that exits without reading is judged by its exit code, not by the broken pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
