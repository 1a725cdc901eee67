import { createHash } from 'node:crypto';
import {
  entityId,
  type InterviewStatus,
  type MessageSide,
  messageSides,
} from '@nextshift/contract';
import * as z from 'zod';
import type { Config } from '../../../../config.ts';
import { defineMail } from '../../../../platform/mail/define-mail.ts';
import { senderOf } from '../../../../platform/mail/mail.ts';
import { NOTIFICATION_FOOTNOTE } from '../../../../platform/mail/mail-content.ts';
import { oneLine } from '../../../../platform/mail/one-line.ts';
import { timeZoneOf } from '../../../jobs/index.ts';
import { insertNotice } from '../../news/index.ts';
import { statusOf } from '../present-interview.ts';
import {
  findMailedInterview,
  type MailedInterview,
  recordToldPlace,
} from './interview-mail.queries.ts';
import { type InterviewNews, interviewMailTexts, interviewNews } from './interview-mail-texts.ts';
import { writeInvitation } from './write-invitation.ts';

/** New locations that are told of one interview; after that its reminders alone say where it is. */
const PLACES_MAX = 5;

/** The status in which each is still news. */
const statusOfNews = {
  invited: 'invited',
  booked: 'booked',
  moved: 'booked',
  elsewhere: 'booked',
  soon: 'booked',
  declined: 'declined',
  cancelled: 'cancelled',
} as const satisfies Record<InterviewNews, InterviewStatus>;

/**
 * The mail to one side of an interview, as it is by then: what was changed again is told by the later mail, which takes
 * the place of one that is not sent yet; a reminder takes that of none. Mails carry no name of an applicant.
 */
export const interviewMail = defineMail({
  name: 'interview-mail',
  about: 'interview',
  hasNotice: true,
  payload: z.object({
    interviewId: entityId,
    to: z.enum(messageSides),
    news: z.enum(interviewNews),
    sequence: z.string(),
    /** When a reminder was due: there are two. */
    at: z.iso.datetime().optional(),
    /** The time that it is of: it may be elsewhere by then. */
    startsAt: z.iso.datetime().optional(),
  }),
  key: ({ interviewId, to, news }) => `${interviewId} ${to}${news === 'soon' ? ' soon' : ''}`,
  async read({ database, config, clock }, { interviewId, to, news, sequence, at, startsAt }) {
    const found = await findMailedInterview(database, interviewId);
    if (!found || statusOf(found) !== statusOfNews[news]) return null;
    const isCurrent = startsAt
      ? found.starts_at?.toISOString() === startsAt && Date.parse(startsAt) > clock().getTime()
      : String(found.sequence) === sequence;
    if (!isCurrent) return null;
    const recipient = to === 'seeker' ? seekerOf(found) : employerOf(found);
    if (!recipient) return null;
    const { name, title, ...envelope } = recipient;
    const { publicUrl } = config;
    const place = placeOf(found);
    const placeHash = place && hashOf(place);
    // Nobody is told where it is while the job is held, or that it is where they know it to be.
    const isTold = placeHash === found.told_place_hash || found.places_told >= PLACES_MAX;
    if (news === 'elsewhere' && (!placeHash || isTold)) return null;
    const path =
      to === 'seeker'
        ? `/interviews/${found.application_id}`
        : `/employer/applications?application=${found.application_id}`;
    return {
      ...envelope,
      messageId: [
        'interview',
        interviewId,
        to,
        news,
        sequence,
        ...(at ? [Date.parse(at)] : []),
      ].join('.'),
      applicantsOf: to === 'employer' ? found.job_id : undefined,
      isOwn: isOwnAct(news, to, found),
      calendar: calendarOf(found, { news, config, title, to: envelope.to, url: publicUrl + path }),
      told: {
        to,
        news,
        name,
        title: oneLine(title),
        companyName: found.cleared_company_name,
        minutes: found.minutes ?? 0,
        time: timeOf(found),
        place,
        isGivenUp: found.cancelled_by === 'seeker',
        isHired: found.application_status === 'accepted',
      },
      path,
      interviewId,
      applicationId: found.application_id,
      status: found.application_status,
      changedAt: found.updated_at,
      placeHash,
    };
  },
  template({ told, path }) {
    const { subject, action, ...texts } = interviewMailTexts(told);
    return {
      subject: oneLine(subject),
      ...texts,
      action: { label: action, url: path },
      footnote:
        told.to === 'seeker'
          ? NOTIFICATION_FOOTNOTE
          : 'You get this email because you invited this applicant to an interview.',
    };
  },
  async onTold({ database }, { account, told, interviewId, applicationId, status, changedAt }) {
    if (told.news !== 'elsewhere' || account.kind !== 'seeker') return;
    const { accountId: seekerId } = account;
    const notice = { seekerId, applicationId, interviewId, status, now: changedAt };
    await insertNotice(database, { ...notice, reason: 'interview_elsewhere' });
  },
  async onSent({ database }, { told, calendar, interviewId, placeHash }) {
    if (told.to !== 'seeker' || !calendar || !placeHash) return;
    await recordToldPlace(database, interviewId, placeHash);
  },
});

function seekerOf(found: MailedInterview) {
  const { seeker_id: accountId, seeker_email: to, first_name: name } = found;
  if (accountId === null || to === null || name === null) return null;
  return { account: { kind: 'seeker', accountId }, to, name, title: found.cleared_title } as const;
}

function employerOf(found: MailedInterview) {
  if (found.deleted_at) return null;
  const account = { kind: 'employer', accountId: found.employer_id } as const;
  return { account, to: found.employer_email, name: found.company_name, title: found.title };
}

function timeOf(found: MailedInterview) {
  const { starts_at: startsAt, ends_at: endsAt } = found;
  return startsAt && endsAt ? { startsAt, endsAt, timeZone: timeZoneOf(found) } : null;
}

/** Whether the recipient did it, and so has no need to be told. */
function isOwnAct(news: InterviewNews, to: MessageSide, { cancelled_by: by }: MailedInterview) {
  if (news === 'cancelled') return by === to;
  const isOfSeeker = news === 'booked' || news === 'moved' || news === 'declined';
  return to === 'seeker' && isOfSeeker;
}

/** Nothing that is held is mailed. */
function placeOf({ moderation, place_kind: kind, place_text: text }: MailedInterview) {
  return moderation === 'clear' && kind && text !== null ? { kind, text } : null;
}

function hashOf({ kind, text }: NonNullable<ReturnType<typeof placeOf>>): string {
  return createHash('sha256').update(`${kind} ${text}`).digest('hex');
}

interface OfRecipient {
  readonly news: InterviewNews;
  readonly config: Config;
  readonly title: string;
  readonly to: string;
  readonly url: string;
}

/** What a reminder says is in the calendar already, and an invitation has no time. */
function calendarOf(found: MailedInterview, { news, config, title, to, url }: OfRecipient) {
  const time = timeOf(found);
  if (!time || news === 'invited' || news === 'soon') return undefined;
  return writeInvitation({
    ...time,
    id: found.id,
    sequence: found.sequence,
    changedAt: found.updated_at,
    isCancelled: statusOfNews[news] !== 'booked',
    summary: `Interview: ${title}`,
    location: placeOf(found)?.text ?? null,
    url,
    organizer: senderOf(config),
    attendee: to,
  });
}
