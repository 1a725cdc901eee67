import { describePayDisclosure, formatDollars } from '@nextshift/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { JobForm } from '../use-job-draft.ts';
import { lowPayOf } from './low-pay.ts';

/** What the law of the job's state says of its pay. It warns, and keeps nobody from posting. */
export function PayLawNotes({ form }: { form: JobForm }) {
  useWatch({ control: form.control });
  const [now] = useState(() => new Date());
  const draft = form.getValues();
  const disclosure = describePayDisclosure(draft.state, now);
  const low = lowPayOf(draft, now);
  return (
    <div role="status" className="col-span-2 space-y-2 text-sm empty:hidden sm:col-span-6">
      {low === null ? null : (
        <p className="rounded-control bg-warning-soft p-3 forced-colors:border">
          {low.floor} The pay is {formatDollars(low.hourlyMin)} an hour. A job below the minimum is
          held until the pay is changed, or a person has checked it.
        </p>
      )}
      {disclosure === null ? null : (
        <p className="text-ink-soft">
          {disclosure.text} ({disclosure.source})
        </p>
      )}
    </div>
  );
}
