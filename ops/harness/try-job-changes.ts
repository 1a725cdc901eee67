import { randomUUID } from 'node:crypto';
import { call, callOrFail } from '@nextshift/test-kit/requests/caller';
import { type Person, postJob } from '@nextshift/test-kit/people/people';
import type { Board } from './board.ts';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';

/** How soon all instances must show a change, and the timeout, in milliseconds. */
const SEEN_WITHIN_MS = 1_000;
const PATIENCE_MS = 5_000;

const search = '/jobs/searchjobs?searchLocation=Raleigh';
const listPage = '/jobs?searchLocation=Raleigh';

/** Posts, changes and closes a job at each instance; returns what others show, and when. */
export async function tryJobChanges(
  { instances }: Board,
  employer: Person,
  rounds: number,
): Promise<{ changes: number; slowestMs: number; violations: string[] }> {
  const { token } = employer;
  const violations: string[] = [];
  let changes = 0;
  let slowestMs = 0;

  async function see(title: string, isThere: boolean): Promise<void> {
    changes += 1;
    const looks = instances.flatMap(({ name, address }) =>
      [search, listPage].map(async (path) => {
        const what = `${name} ${isThere ? 'shows' : 'hides'} ${title} at ${path}`;
        const shows = async () => (await read(address, path)).includes(title) === isThere;
        const tookMs = await waitUntil(what, shows, PATIENCE_MS).catch(String);
        if (typeof tookMs === 'string') violations.push(tookMs);
        else slowestMs = Math.max(slowestMs, tookMs);
      }),
    );
    await Promise.all(looks);
  }

  for (let round = 0; round < rounds && violations.length === 0; round++) {
    const at = instances[round % instances.length];
    if (!at) break;
    // Fills response caches before each change.
    const looks = instances.flatMap(({ address }) =>
      [search, listPage].map((path) => read(address, path).then(() => [], failureOf)),
    );
    const failures = (await Promise.all(looks)).flat();
    violations.push(...failures);
    if (failures.length > 0) break;
    const [title, newTitle] = [`Folder ${randomUUID()}`, `Cutter ${randomUUID()}`];
    const jobId = await postJob(at.address, employer, { title });
    await see(title, true);
    const path = `/employerjobs/${jobId}`;
    await callOrFail(at.address, 'PUT', path, { token, body: { title: newTitle } });
    await see(newTitle, true);
    await callOrFail(at.address, 'DELETE', path, { token });
    await see(newTitle, false);
  }
  if (slowestMs > SEEN_WITHIN_MS) {
    violations.push(`A change was seen by all only after ${Math.round(slowestMs)} ms`);
  }
  return { changes, slowestMs, violations };
}

function failureOf(error: unknown): string[] {
  return [String(error)];
}

async function read(address: string, path: string): Promise<string> {
  const headers = path === listPage ? { accept: 'text/html' } : {};
  const { status, text } = await call(address, 'GET', path, { headers });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return text;
}
