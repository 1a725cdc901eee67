import type pg from 'pg';
import type { Crowd, Reply } from './crowd.ts';

/** Where a race takes place. */
export interface RaceContext {
  readonly crowd: Crowd;
  readonly database: pg.Client;
  /** The uploads folder of both servers. */
  readonly dataDir: string;
}

/** Something that only one client, or a limited number, may get. */
export interface Race {
  readonly name: string;
  /** Prepares one round, runs the crowd, and returns the outcome. */
  run(track: RaceContext): Promise<Outcome>;
}

/** The expected and the actual outcome of a round. */
export interface Outcome {
  readonly replies: readonly Reply[];
  /** The expected number of each status: '201 x 1, 409 x 19'. */
  readonly expected: string;
  /** The expected and the actual database content, one line each. */
  readonly state: { readonly expected: string; readonly found: string };
}

/** How a round contradicts the rule. */
export function judge(name: string, { replies, expected, state }: Outcome): string[] {
  const violations: string[] = [];
  for (const { status, text, requestId } of replies) {
    if (status >= 500) violations.push(`${name}: request ${requestId} got ${status} ${text}`);
  }
  const answered = countStatuses(replies);
  if (answered !== expected) {
    violations.push(`${name}: the answers were ${answered}, not ${expected}`);
  }
  if (state.found !== state.expected) {
    violations.push(`${name}: there is now ${state.found}, not ${state.expected}`);
  }
  return violations;
}

function countStatuses(replies: readonly Reply[]): string {
  const counts = new Map<number, number>();
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => a - b);
  return sorted.map(([status, count]) => `${status} x ${count}`).join(', ');
}

/** The one row of a query, as a line: 'rows 1, applicants 1'. */
export async function describeRow(
  database: pg.Client,
  query: string,
  values: readonly unknown[],
): Promise<string> {
  const { rows } = await database.query<Record<string, unknown>>(query, [...values]);
  const [row = {}] = rows;
  return Object.entries(row)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}
