import type { Job } from '@nextshift/contract';
import { clsx } from 'clsx';
import { ShieldAlert } from 'lucide-react';
import { ReportButton } from './report-button.tsx';
import { SAFETY_WORDS } from './safety-words.ts';

export interface SafetyLineProps {
  job: Pick<Job, 'id' | 'title' | 'companyName'> & { readonly employerId?: string };
  className?: string;
}

/** How to tell a scam, near the button that applies. */
export function SafetyLine({ job, className }: SafetyLineProps) {
  const { id, title, companyName, employerId } = job;
  return (
    <div className={clsx('flex gap-2.5 text-sm text-ink-soft', className)}>
      <ShieldAlert aria-hidden="true" className="mt-px size-5 shrink-0" />
      <p>
        {SAFETY_WORDS}{' '}
        <ReportButton
          subject={{
            type: 'job',
            id,
            title: 'Report this job',
            about: `“${title}” at ${companyName}`,
          }}
          className="text-link whitespace-nowrap print:hidden"
          {...(employerId === undefined ? {} : { ownerId: employerId })}
        />
      </p>
    </div>
  );
}
