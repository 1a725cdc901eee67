import {
  allowsAssignmentAction,
  type Assignment,
  CONFIRM_BEFORE_MS,
  describeMoments,
  formatPhone,
  zoneNameAt,
} from '@nextshift/contract';
import { clsx } from 'clsx';
import { DirectionsLink } from '../../../entities/job/directions-link.tsx';
import { asksForCover, assignmentTones } from '../../../entities/shift/assignment-words.ts';
import { workplaceOf } from '../../../entities/shift/workplace-of.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { rowIdOf } from './my-shift-row-id.ts';
import { myShiftLabel } from './my-shift-words.ts';
import type { AskedChange } from './use-my-shift-changes.tsx';

export interface MyShiftRowProps {
  shift: Assignment;
  asOf: Date;
  /** True while its confirmation is being sent. */
  isConfirming: boolean;
  /** It is the next one, alone: larger, with the way there and a call as buttons. */
  isHero: boolean;
  onChange: (change: AskedChange) => void;
}

/** One date: when, where, for whom, how to reach them, and what can be done. */
export function MyShiftRow({ shift, asOf, isConfirming, isHero, onChange }: MyShiftRowProps) {
  const {
    title,
    companyName,
    jobId,
    jobRemoved,
    status,
    contact,
    timeZone,
    startsAt,
    disputeUntil,
  } = shift;
  const when = `${describeMoments(shift)} ${zoneNameAt(timeZone, startsAt)}`;
  const isGivenUp = asksForCover(shift);
  const allows = (action: 'confirm' | 'cancel') =>
    allowsAssignmentAction(action, { ...shift, noShowAt: null }, asOf);
  return (
    <li
      id={rowIdOf(shift)}
      tabIndex={-1}
      className={clsx(
        'flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4 outline-none',
        isHero && 'flex-col gap-y-4',
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className={isHero ? 'text-xl leading-snug font-extrabold' : 'font-bold'}>
            {when}
          </span>
          <Badge tone={isGivenUp ? 'warning' : assignmentTones[status]}>
            {myShiftLabel(shift, asOf)}
          </Badge>
        </p>
        <p className="wrap-anywhere">
          {jobRemoved ? (
            title
          ) : (
            <PageLink to={paths.job(jobId)} className="text-link">
              {title}
            </PageLink>
          )}{' '}
          <span className="text-ink-soft">at {companyName}</span>
        </p>
        <p className={clsx('text-ink-soft', !isHero && 'text-sm')}>{workplaceOf(shift)}</p>
        {isGivenUp ? (
          <p className="text-sm text-ink-soft">
            {shift.giveUp === 'to_approve'
              ? `A colleague would take it. It stays yours until ${companyName} approves.`
              : 'It stays yours until a colleague takes it.'}
          </p>
        ) : null}
        <Contact contact={contact} />
        {disputeUntil === null ? null : (
          <p className="text-sm text-ink-soft">
            You can dispute this until {formatDate(disputeUntil)}. No other employer sees it.
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {allows('confirm') ? (
          <Button
            size="small"
            variant={!isGivenUp && (isHero || isDueSoon(shift, asOf)) ? 'primary' : 'secondary'}
            pending={isConfirming}
            pendingLabel="Confirming..."
            aria-label={`${isGivenUp ? 'Keep' : 'Confirm'} ${when}`}
            onClick={() => {
              onChange('confirm');
            }}
          >
            {isGivenUp ? 'Keep it' : 'Confirm'}
          </Button>
        ) : null}
        {isHero ? <ToGetThere shift={shift} /> : null}
        {allows('cancel') ? (
          <Button
            variant="ghost"
            size="small"
            className="whitespace-nowrap first:max-sm:-ml-3.5"
            aria-label={`I can’t make it, ${when}`}
            onClick={() => {
              onChange('give-up');
            }}
          >
            I can’t make it
          </Button>
        ) : null}
        {disputeUntil === null ? null : (
          <Button
            variant="secondary"
            size="small"
            aria-label={`I was there, ${when}`}
            onClick={() => {
              onChange('dispute');
            }}
          >
            I was there
          </Button>
        )}
      </div>
    </li>
  );
}

/** The way to the place of work, and a call. */
function ToGetThere({ shift }: Pick<MyShiftRowProps, 'shift'>) {
  const phone = shift.contact?.phone;
  return (
    <>
      {shift.locationType === 'Remote' ? null : (
        <Button variant="secondary" size="small" asChild>
          <DirectionsLink to={workplaceOf(shift)} />
        </Button>
      )}
      {phone ? (
        <Button variant="secondary" size="small" asChild>
          <a href={`tel:+1${phone}`}>Call</a>
        </Button>
      ) : null}
    </>
  );
}

/** Whether a date is so close that its person is asked to confirm it. */
function isDueSoon({ startsAt }: Assignment, asOf: Date): boolean {
  return new Date(startsAt).getTime() - asOf.getTime() < CONFIRM_BEFORE_MS;
}

function Contact({ contact }: Pick<Assignment, 'contact'>) {
  if (contact === null) return null;
  const { email, phone } = contact;
  if (email === null && phone === null) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      {phone === null ? null : (
        <a href={`tel:+1${phone}`} className="inline-flex min-h-6 items-center text-link">
          {formatPhone(phone)}
        </a>
      )}
      {email === null ? null : (
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-6 items-center text-link wrap-anywhere"
        >
          {email}
        </a>
      )}
    </p>
  );
}
