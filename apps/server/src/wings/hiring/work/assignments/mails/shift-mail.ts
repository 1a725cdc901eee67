import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../../../platform/database/database.ts';
import { defineMail } from '../../../../../platform/mail/define-mail.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { enqueue } from '../../../../../platform/queue/enqueue.ts';
import { timeZoneOf } from '../../../../jobs/index.ts';
import {
  changesMail,
  confirmationMail,
  noShowMail,
  noShowWithdrawnMail,
} from './shift-mail-texts.ts';
import {
  findMailedWork,
  findMailedSeeker,
  findMailedShift,
  listUnconfirmed,
} from './shift-mails.queries.ts';

const hours = z
  .tuple([z.iso.datetime(), z.iso.datetime()])
  .transform(([startsAt, endsAt]) => ({ startsAt, endsAt }));

const changeList = z.array(z.object({ from: hours.nullable(), to: hours.nullable() }));

/** A change of a shift in a mail: hours until now, and those from now on; null while cancelled. */
export type MailedChange = z.input<typeof changeList>[number];

const payload = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changes'),
    applicationId: entityId,
    /** Of the changed shifts; an older version has queued none. */
    jobId: entityId.optional(),
    changes: z.string().transform((text) => changeList.parse(JSON.parse(text))),
    count: z.coerce.number<string>().int(),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('confirmation'),
    seekerId: entityId,
    assignmentIds: z.string().transform((text) => z.array(entityId).parse(text.split(' '))),
  }),
  z.object({ kind: z.enum(['no_show', 'no_show_withdrawn']), assignmentId: entityId }),
]);

type Payload = z.output<typeof payload>;
type Of<Kind extends Payload['kind']> = Extract<Payload, { kind: Kind }>;
type OfNoShow = Extract<Payload, { assignmentId: string }>;

/** The mail to a person about their shifts, if the settings allow it by then. */
export const shiftMail = defineMail({
  name: 'shift-mail',
  about: 'shift',
  hasNotice: true,
  payload,
  read(platform, told) {
    switch (told.kind) {
      case 'changes':
        return readChanges(platform, told);
      case 'confirmation':
        return readConfirmation(platform, told);
      case 'no_show':
      case 'no_show_withdrawn':
        return readNoShow(platform, told);
    }
  },
  template: ({ content }) => content,
});

async function readChanges(
  { database }: Platform,
  { applicationId, jobId, changes, count, at }: Of<'changes'>,
) {
  const found = await findMailedWork(database, { applicationId, jobId });
  if (!found) return null;
  return {
    account: { kind: 'seeker', accountId: found.seeker_id } as const,
    to: found.email,
    messageId: ['shifts', applicationId, ...(jobId ? [jobId] : []), Date.parse(at)].join('.'),
    content: changesMail({
      firstName: found.first_name,
      title: found.title,
      companyName: found.company_name,
      timeZone: timeZoneOf(found),
      changes,
      count,
    }),
  };
}

async function readConfirmation(
  { database, clock }: Platform,
  { seekerId, assignmentIds }: Of<'confirmation'>,
) {
  const seeker = await findMailedSeeker(database, seekerId);
  const rows = await listUnconfirmed(database, assignmentIds, clock());
  const [first, ...others] = rows.map((row) => ({
    id: row.id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    title: row.title,
    companyName: row.company_name,
    timeZone: timeZoneOf(row),
  }));
  if (!seeker || !first) return null;
  return {
    account: { kind: 'seeker', accountId: seekerId } as const,
    to: seeker.email,
    messageId: `confirm-shifts.${first.id}.${first.startsAt.getTime()}`,
    content: confirmationMail({ firstName: seeker.first_name, shifts: [first, ...others] }),
  };
}

async function readNoShow({ database }: Platform, { kind, assignmentId }: OfNoShow) {
  const found = await findMailedShift(database, assignmentId);
  const isStill = found?.status === (kind === 'no_show' ? 'no_show' : 'worked');
  if (!isStill) return null;
  const { seeker_id: seekerId, seeker_email: email, first_name: firstName } = found;
  if (seekerId === null || email === null || firstName === null) return null;
  const contentOf = kind === 'no_show' ? noShowMail : noShowWithdrawnMail;
  return {
    account: { kind: 'seeker', accountId: seekerId } as const,
    to: email,
    messageId: `${kind}.${assignmentId}.${found.sequence}`.replaceAll('_', '-'),
    content: contentOf({
      firstName,
      shift: {
        title: found.cleared_title,
        companyName: found.cleared_company_name,
        timeZone: timeZoneOf({ state: found.state, time_zone: found.time_zone }),
        startsAt: found.starts_at,
        endsAt: found.ends_at,
      },
    }),
  };
}

/** Queues the mail that asks a person to confirm shifts. */
export function queueConfirmationMail(
  transaction: DatabaseTransaction,
  seekerId: string,
  ids: readonly string[],
): Promise<void> {
  const assignmentIds = ids.join(' ');
  return enqueue(transaction, shiftMail, { kind: 'confirmation', seekerId, assignmentIds });
}

/** Queues the mail to a person whose employer marked a no-show, or took it back. */
export function queueNoShowMail(
  transaction: DatabaseTransaction,
  kind: OfNoShow['kind'],
  assignmentId: string,
): Promise<void> {
  // The later one replaces the one that is not sent yet.
  const jobKey = `no-show-mail ${assignmentId}`;
  return enqueue(transaction, shiftMail, { kind, assignmentId }, { jobKey });
}
