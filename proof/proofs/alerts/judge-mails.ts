import type { SentMail } from '../../board/clocked-board.ts';
import { matches, type ModelAlert, type ModelJob } from './model.ts';

const JOBS_MAX = 20;

interface Expected {
  readonly alerts: readonly ModelAlert[];
  readonly jobs: ReadonlyMap<string, ModelJob>;
  /** By person: delivered or shown before. Completed by what the mails have. */
  readonly known: ReadonlyMap<string, Set<string>>;
}

/** Compares the mails of a moment with all jobs that each person should have got. @returns what is wrong */
export function judgeMails(
  mails: readonly SentMail[],
  moment: number,
  isDue: (alert: ModelAlert) => boolean,
  { alerts, jobs, known }: Expected,
): string[] {
  const wrong: string[] = [];
  const all = [...jobs.values()];
  for (const [seekerId, delivered] of known) {
    const own = mails.filter(({ to }) => to.startsWith(`${seekerId}@`));
    // A mail that is sent again after a kill has the same id.
    const byId = new Map(own.map((mail) => [mail.messageId, jobsIn(mail)]));
    const due = alerts.filter((alert) => alert.seekerId === seekerId && isDue(alert));
    const owed = all.filter(
      (job) => !delivered.has(job.id) && due.some((alert) => matches(alert, job)),
    );
    const owedIds = new Set(owed.map(({ id }) => id));
    const got = [...byId.values()].flat();
    const at = `${new Date(moment).toISOString()}, ${seekerId}`;
    if (byId.size > 1) wrong.push(`${at}: ${byId.size} mails at once`);
    for (const id of got.filter((jobId) => !owedIds.has(jobId))) {
      wrong.push(`${at}: ${delivered.has(id) ? 'again' : 'never owed'}: ${id}`);
    }
    const missing = Math.min(JOBS_MAX, owedIds.size) - new Set(got).size;
    if (missing > 0) wrong.push(`${at}: ${missing} of ${owedIds.size} jobs missing`);
    for (const id of got) delivered.add(id);
  }
  return wrong;
}

/** The jobs that a mail links to. */
function jobsIn({ html }: SentMail): string[] {
  return [...html.matchAll(/\/jobs\/([0-9a-f-]{36})"/g)].map(([, id = '']) => id);
}

/** A token with which a mail stops all alerts. */
export function tokenIn({ html }: SentMail): string {
  return /token=(all\.[\w-]+)/.exec(html)?.[1] ?? '';
}
