import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** A process of this machine: its id and its command line (or the title that it gave itself). */
export interface Process {
  pid: number;
  command: string;
}

const linux = process.platform === 'linux';

/** Every visible process. From /proc on Linux, where `ps` may not be installed. */
export function listProcesses(): Process[] {
  if (!linux) {
    return ps('-axo', 'pid=,command=').flatMap((line) => {
      const [, pid, command] = /^(\d+) (.*)$/.exec(line) ?? [];
      return pid && command ? [{ pid: Number(pid), command }] : [];
    });
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), command: commandLine(pid) }));
}

/**
 * A name that no other process ever has: process ids are reused, so it includes the start time. Undefined
 * if no such process is alive; a zombie counts as dead.
 */
export function processIdentity(pid: number): string | undefined {
  if (!linux) {
    const [state = 'Z', ...start] =
      ps('-o', 'stat=,lstart=', '-p', String(pid))[0]?.split(/\s+/) ?? [];
    return state.startsWith('Z') ? undefined : `${pid}-${start.join('-')}`;
  }
  const stat = readProc(`${pid}/stat`);
  // The program's name, in parentheses, may contain anything, so count fields from after it.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === undefined || state === '' || state === 'Z' || state === 'X') return undefined;
  return `${pid}-${fields[18]}-${readProc('sys/kernel/random/boot_id').slice(0, 8)}`;
}

function commandLine(pid: string): string {
  return readProc(`${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

function readProc(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function ps(...args: string[]): string[] {
  const { stdout, error } = spawnSync('ps', args, { encoding: 'utf8' });
  return (error ? '' : stdout)
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}
