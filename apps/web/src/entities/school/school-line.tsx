import type { School } from '@nextshift/contract';
import { GraduationCap } from 'lucide-react';
import { formatDate } from '../../platform/text/format-date.ts';

/** Where a seeker studies, and since when the address there is confirmed. */
export function SchoolLine({ school }: { school: School }) {
  return (
    <p className="flex items-start gap-2">
      <GraduationCap aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        Student at {school.name}
        <span className="block text-sm">
          School address confirmed {formatDate(school.confirmedAt)}
        </span>
      </span>
    </p>
  );
}
