import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../../platform/mail/define-mail.ts';
import { NOTIFICATION_FOOTNOTE } from '../../../../platform/mail/mail-content.ts';
import { oneLine } from '../../../../platform/mail/one-line.ts';
import { timeZoneOf } from '../../../jobs/index.ts';
import { findApplicantMailData } from './applicant-mail.queries.ts';
import {
  type AgreedWork,
  type ApplicantMailKind,
  applicantMailTexts,
  type NotifiedChange,
  notifiedChange,
} from './applicant-mail-texts.ts';

/** Kinds after which there is nothing left to see. */
const OVER: ReadonlySet<ApplicantMailKind> = new Set([
  'declined',
  'place_withdrawn',
  'acceptance_cancelled',
  'company_left',
  'accepting_company_left',
] as const);

/** The mail to an applicant about the status of an application, if the settings allow it by then. */
export const applicantMail = defineMail({
  name: 'applicant-mail',
  about: 'decision',
  hasNotice: true,
  payload: z.object({
    applicationId: entityId,
    status: notifiedChange,
    changedAt: z.iso.datetime(),
  }),
  key: ({ applicationId, status, changedAt }) => `${applicationId} ${status} ${changedAt}`,
  async read({ database }, { applicationId, status, changedAt }) {
    const found = await findApplicantMailData(database, applicationId);
    if (!found) return null;
    const moment = Date.parse(changedAt);
    const { contact_first_shown: first, contact_last_shown: last } = found;
    const kind = mailKindOf(status, found.created_at.getTime() === moment);
    return {
      account: { kind: 'seeker', accountId: found.seeker_id },
      to: found.email,
      messageId: `application.${applicationId}.${status}.${moment}`,
      isOwn: kind === 'received',
      kind,
      firstName: found.first_name,
      jobTitle: found.job_title,
      companyName: found.company_name,
      contactShown: first && last ? { first, last } : null,
      work: workOf(found),
    };
  },
  template({ kind, ...details }) {
    const { subject, ...texts } = applicantMailTexts[kind](details);
    return {
      subject: oneLine(subject),
      ...texts,
      action: OVER.has(kind)
        ? { label: 'Find your next shift', url: '/jobs' }
        : kind === 'accepted' && details.work
          ? { label: 'See your shifts', url: '/my-shifts' }
          : { label: 'See your applications', url: '/history' },
      footnote: NOTIFICATION_FOOTNOTE,
    };
  },
});

/** A submitted status that is newer than the application means that it was reopened. */
function mailKindOf(status: NotifiedChange, isNew: boolean): ApplicantMailKind {
  if (status !== 'submitted') return status;
  return isNew ? 'received' : 'reopened';
}

type Found = NonNullable<Awaited<ReturnType<typeof findApplicantMailData>>>;

/** When and where someone accepted works; null without shifts. */
function workOf({ shifts, places, ...found }: Found): AgreedWork | null {
  const own = shifts.filter(({ id }) => places.some((place) => place.shift_id === id));
  if (own.length === 0) return null;
  const { address, city, state, zip_code: zipCode } = found;
  const town = [city, [state, zipCode].filter(Boolean).join(' ')].join(', ');
  return {
    shifts: own,
    firstStartsAt: found.first_starts_at,
    timeZone: timeZoneOf(found),
    place: address === null ? town : `${address}, ${town}`,
    isRemote: found.location_type === 'Remote',
  };
}
