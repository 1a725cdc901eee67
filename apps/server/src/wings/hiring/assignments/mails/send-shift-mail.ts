import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../../platform/platform.ts';
import { timeZoneOf } from '../../../jobs/index.ts';
import {
  findMailedApplication,
  findMailedSeeker,
  findMailedShift,
  listUnconfirmed,
} from './shift-mails.queries.ts';

const hours = z
  .tuple([z.iso.datetime(), z.iso.datetime()])
  .transform(([startsAt, endsAt]) => ({ startsAt, endsAt }));
const changeList = z.array(z.object({ from: hours.nullable(), to: hours.nullable() }));

const payloadSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changes'),
    applicationId: entityId,
    changes: z.string().transform((text) => changeList.parse(JSON.parse(text))),
    count: z.coerce.number().int(),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('confirmation'),
    seekerId: entityId,
    assignmentIds: z.string().transform((text) => z.array(entityId).parse(text.split(' '))),
  }),
  z.object({ kind: z.enum(['no_show', 'no_show_withdrawn']), assignmentId: entityId }),
]);

type Payload = z.output<typeof payloadSchema>;
type Of<Kind extends Payload['kind']> = Extract<Payload, { kind: Kind }>;
type OfNoShow = Extract<Payload, { assignmentId: string }>;

/** The task that mails a person about their shifts, if the settings allow it by then. */
export async function sendShiftMail(platform: Platform, payload: unknown): Promise<void> {
  const told = payloadSchema.parse(payload);
  switch (told.kind) {
    case 'changes':
      return sendChanges(platform, told);
    case 'confirmation':
      return sendConfirmation(platform, told);
    case 'no_show':
    case 'no_show_withdrawn':
      return sendNoShow(platform, told);
  }
}

async function sendChanges(
  { database, mailer, config }: Platform,
  { applicationId, changes, count, at }: Of<'changes'>,
): Promise<void> {
  const found = await findMailedApplication(database, applicationId);
  if (!found?.notify_by_email) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { changesMail } = await import('./shift-mail.tsx');
  await mailer.send({
    account: { kind: 'seeker', accountId: found.seeker_id },
    to: found.email,
    messageId: `shifts.${applicationId}.${Date.parse(at)}`,
    ...changesMail({
      publicUrl: config.publicUrl,
      firstName: found.first_name,
      title: found.title,
      companyName: found.company_name,
      timeZone: timeZoneOf(found),
      changes,
      count,
    }),
  });
}

async function sendConfirmation(
  { database, mailer, config, clock }: Platform,
  { seekerId, assignmentIds }: Of<'confirmation'>,
): Promise<void> {
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
  if (!seeker?.notify_by_email || !first) return;
  const { confirmationMail } = await import('./shift-mail.tsx');
  await mailer.send({
    account: { kind: 'seeker', accountId: seekerId },
    to: seeker.email,
    messageId: `confirm-shifts.${first.id}.${first.startsAt.getTime()}`,
    ...confirmationMail({
      publicUrl: config.publicUrl,
      firstName: seeker.first_name,
      shifts: [first, ...others],
    }),
  });
}

async function sendNoShow(
  { database, mailer, config }: Platform,
  { kind, assignmentId }: OfNoShow,
): Promise<void> {
  const found = await findMailedShift(database, assignmentId);
  const isStill = found?.status === (kind === 'no_show' ? 'no_show' : 'worked');
  if (!isStill || !found.notify_by_email) return;
  const { seeker_id: seekerId, seeker_email: email, first_name: firstName } = found;
  if (seekerId === null || email === null || firstName === null) return;
  const { noShowMail, noShowWithdrawnMail } = await import('./shift-mail.tsx');
  const mail = kind === 'no_show' ? noShowMail : noShowWithdrawnMail;
  await mailer.send({
    account: { kind: 'seeker', accountId: seekerId },
    to: email,
    messageId: `${kind}.${assignmentId}.${found.sequence}`.replaceAll('_', '-'),
    ...mail({
      publicUrl: config.publicUrl,
      firstName,
      shift: {
        title: found.cleared_title,
        companyName: found.cleared_company_name,
        timeZone: timeZoneOf({ state: found.state, time_zone: found.time_zone }),
        startsAt: found.starts_at,
        endsAt: found.ends_at,
      },
    }),
  });
}
