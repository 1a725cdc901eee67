import { ACCEPTED_CONTACT_MS, formatPhone, type EmployerApplication } from '@nextshift/contract';
import { clsx } from 'clsx';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { phonesOf } from './phones-of.ts';

export interface ApplicantContactProps {
  application: EmployerApplication;
}

export interface ApplicantContactLinksProps extends ApplicantContactProps {
  className?: string;
}

/** Email and phone; the server sends them only while accepted, for 30 days. */
export function ApplicantContactLinks({ application, className }: ApplicantContactLinksProps) {
  const { user } = application;
  const phones = phonesOf(application);
  return (
    <ul className={clsx('flex flex-wrap gap-x-5 gap-y-1', className)}>
      {user.email ? (
        <ContactLink icon={<Mail aria-hidden="true" />} href={`mailto:${user.email}`}>
          {user.email}
        </ContactLink>
      ) : null}
      {phones.map(({ name, phone }) => (
        <ContactLink
          key={name}
          icon={<Phone aria-hidden="true" />}
          href={`tel:+1${phone}`}
          {...(phones.length > 1 ? { name } : {})}
        >
          {formatPhone(phone)}
        </ContactLink>
      ))}
    </ul>
  );
}

/** Whether the contact is known: the server sends it only while accepted, for 30 days. */
export function hasContact({ user }: EmployerApplication): boolean {
  return user.email !== null || user.phone !== null;
}

/** The contact of an accepted applicant, and until when it is shown, or why it is not; nothing for others. */
export function ApplicantContact({ application }: ApplicantContactProps) {
  const { status, acceptedDate, job } = application;
  if (status !== 'Accepted') return null;
  if (!hasContact(application)) {
    return (
      <p className="rounded-control bg-sunken p-4 text-ink-soft">
        {acceptedDate === null
          ? 'There is no contact information.'
          : `Accepted on ${formatDate(acceptedDate)}. ${whyContactIsHidden(job, acceptedDate)}`}
      </p>
    );
  }
  return (
    <div className="rounded-control bg-success-soft p-4 forced-colors:border">
      <h3 className="text-base font-bold text-success">Contact information</h3>
      <div className="mt-1.5">
        <ApplicantContactLinks application={application} />
      </div>
      <ContactDates application={application} className="mt-1.5" />
    </div>
  );
}

/** Why the contact of somebody accepted is not shown. */
export function whyContactIsHidden(
  { moderation }: EmployerApplication['job'],
  acceptedDate: string,
): string {
  switch (moderation) {
    case 'held':
      return 'The job is on hold, so contact information is not shown until it is released.';
    case 'removed':
      return 'The job was removed, so contact information is no longer shown.';
    default:
      return `Contact information was shown for 30 days, until ${lastDay(acceptedDate)}.`;
  }
}

/** Since when and until when the contact is shown. */
export function ContactDates({
  application: { acceptedDate },
  className,
}: ApplicantContactLinksProps) {
  if (acceptedDate === null) return null;
  return (
    <p className={clsx('text-sm text-ink-soft', className)}>
      Accepted on {formatDate(acceptedDate)}. Shown until {lastDay(acceptedDate)}.
    </p>
  );
}

function lastDay(acceptedDate: string): string {
  return formatDate(new Date(Date.parse(acceptedDate) + ACCEPTED_CONTACT_MS).toISOString());
}

interface ContactLinkProps {
  icon: ReactNode;
  href: string;
  /** Which of several it is. */
  name?: string;
  children: string;
}

function ContactLink({ icon, href, name, children }: ContactLinkProps) {
  return (
    <li className="flex min-h-8 min-w-0 items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
      {icon}
      <a href={href} className="min-w-0 text-link wrap-anywhere">
        {children}
      </a>
      {name === undefined ? null : <span className="text-sm text-ink-soft">{name}</span>}
    </li>
  );
}
