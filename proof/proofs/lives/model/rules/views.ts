import { dayOf } from '@nextshift/contract';
import { type Application, applicationsOf, DAY, type Life } from '../life.ts';
import type { Pair, Reply } from '../move.ts';
import { findApplication } from './jobs.ts';
import { endsWithJob } from './status.ts';

/** For how long an acceptance shows the contact. */
const CONTACT = 30 * DAY;

/** The employer opens an application, which its timeline tells the first time. */
export function open(life: Life, pair: Pair): Reply {
  const application = findApplication(life, pair);
  if (!application || application.hidden) return 'not_found';
  const { status } = application;
  const isOver = status === 'withdrawn' || status === 'ended' || endsWithJob(life, application);
  if (!application.seen && !isOver) {
    application.seen = true;
    record(life, application, 'seen');
  }
  return 200;
}

/** The employer reads the list of applications, which shows the contact of accepted ones. */
export function list(life: Life): Reply {
  for (const application of applicationsOf(life)) showContact(life, application);
  return 200;
}

/** The contact is told of once a day for each acceptance, 30 days long. */
export function showContact(life: Life, application: Application): void {
  const { acceptedAt, shown, hidden } = application;
  if (acceptedAt === null || hidden || life.now - acceptedAt > CONTACT) return;
  const showing = `${acceptedAt} ${dayOf(new Date(life.now))}`;
  if (shown.includes(showing)) return;
  shown.push(showing);
  record(life, application, 'contact_shown');
}

function record(life: Life, { events, status }: Application, reason: string): void {
  events.push({ at: life.now, from: status, to: status, actor: 'employer', reason });
}
