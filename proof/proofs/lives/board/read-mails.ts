import { time } from '../model/rules/status.ts';
import type { SentMail } from './open-board.ts';
import type { Ids } from './send-move.ts';
import type { People } from './people.ts';

interface Life {
  readonly people: People;
  readonly ids: Ids;
}

/** Mails about jobs and applications; the others are about accounts and plans. */
const OWN =
  /^(application|ended|withdrawal|new-applications|job-full|job-closing|job-draft|answers-due)\./;

/** Adds mails to the lives of their recipients, in the words of the model. */
export function sortMails(
  mails: readonly SentMail[],
  lifeOf: ReadonlyMap<string, Life & { readonly mails: string[] }>,
): void {
  for (const { to, messageId, subject } of mails) {
    const accountId = to.split('@')[0] ?? '';
    const life = lifeOf.get(accountId);
    if (!life) throw new Error(`A mail went to ${to}, who is nobody here: ${messageId}`);
    if (!OWN.test(messageId)) continue;
    const seeker = life.people.seekers.findIndex(({ id }) => id === accountId);
    const who = seeker < 0 ? 'employer' : `seeker ${seeker}`;
    life.mails.push(`${who}: ${describeMail({ messageId, subject }, life)}`);
  }
}

/** The kind of a mail and what it is about: names instead of ids, moments, and how many endings it tells of. */
function describeMail(
  { messageId, subject }: Pick<SentMail, 'messageId' | 'subject'>,
  { ids, people }: Life,
): string {
  const [kind = '', ...about] = messageId.split('.');
  if (kind === 'ended') {
    const [count = 1] = /^\d+/.exec(subject) ?? [];
    return `ended ${count} ${time(Number(about[1]))}`;
  }
  const names = new Map<string, string>([
    ...[...ids.jobs, ...ids.drafts].map(([number, id]) => [id, String(number)] as const),
    ...[...ids.applications].map(([name, id]) => [id, name] as const),
  ]);
  const parts = about
    .filter((part) => part !== people.employer.id)
    .map((part) => names.get(part) ?? (/^\d+$/.test(part) ? time(Number(part)) : part));
  return [kind, ...parts].join(' ');
}
