import { formatPhone, type EmployerApplication } from '@nextshift/contract';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { ContactDates } from './applicant-contact.tsx';
import { applicantName } from './applicant-name.ts';
import { CopyButton } from '../../../../ui/feedback/copy-button.tsx';
import { phonesOf } from './phones-of.ts';

export interface ContactDialogProps {
  /** An accepted applicant; null while closed. */
  application: EmployerApplication | null;
  onClose: () => void;
}

/** The contact of an accepted applicant, to write, call or copy. */
export function ContactDialog({ application, onClose }: ContactDialogProps) {
  const shown = useLingering(application);
  if (!shown) return null;
  const { user, job } = shown;
  return (
    <Dialog
      size="small"
      open={application !== null}
      onOpenChange={onClose}
      title="Contact Information"
      description={`${applicantName(shown)}, accepted for “${job.title}”`}
    >
      <dl className="divide-y divide-line">
        {user.email === null ? null : (
          <ContactEntry
            icon={<Mail aria-hidden="true" />}
            name="Email"
            href={`mailto:${user.email}`}
            text={user.email}
          />
        )}
        {phonesOf(shown).map(({ name, phone }) => (
          <ContactEntry
            key={name}
            icon={<Phone aria-hidden="true" />}
            name={name}
            href={`tel:+1${phone}`}
            text={formatPhone(phone)}
          />
        ))}
      </dl>
      <ContactDates application={shown} className="mt-3" />
    </Dialog>
  );
}

interface ContactEntryProps {
  icon: ReactNode;
  name: string;
  href: string;
  text: string;
}

function ContactEntry({ icon, name, href, text }: ContactEntryProps) {
  return (
    <div className="flex items-center gap-3 py-3 [&_svg]:size-5 [&_svg]:shrink-0">
      <span className="text-ink-soft">{icon}</span>
      <div className="min-w-0 flex-1">
        <dt className="text-sm text-ink-soft">{name}</dt>
        <dd>
          <a href={href} className="text-link text-lg font-semibold wrap-anywhere">
            {text}
          </a>
        </dd>
      </div>
      <CopyButton label={`Copy ${name.toLowerCase()}`} text={text} />
    </div>
  );
}
