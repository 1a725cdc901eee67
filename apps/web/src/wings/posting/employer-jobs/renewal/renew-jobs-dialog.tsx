import { CLOSES_AHEAD_DEFAULT_DAYS, type Job } from '@nextshift/contract';
import { useState } from 'react';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { endInWords } from './job-end.ts';
import { RENEWAL_FAILED, useRenewJobs } from './renew-job.ts';

export interface RenewJobsDialogProps {
  employerId: string;
  jobs: readonly Job[];
  onClose: () => void;
}

/** Picks the jobs to renew; at first all of them. */
export function RenewJobsDialog({ employerId, jobs, onClose }: RenewJobsDialogProps) {
  const { renew, isPending, error } = useRenewJobs(employerId);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [now] = useState(() => new Date());
  const chosen = jobs.filter(({ id }) => !left.has(id));
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isPending}
      title="Renew jobs"
      description={`Each one you choose stays open for ${String(CLOSES_AHEAD_DEFAULT_DAYS)} more days.`}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen.length === 0}
            pending={isPending}
            pendingLabel="Renewing..."
            onClick={() => {
              renew(chosen, onClose);
            }}
          >
            {chosen.length === 1 ? 'Renew 1 job' : `Renew ${String(chosen.length)} jobs`}
          </Button>
        </>
      }
    >
      <fieldset className="pb-2">
        <legend className="sr-only">Jobs to renew</legend>
        <ul className="divide-y divide-line rounded-control border border-line">
          {jobs.map(({ id, title, city, timeZone, closesAt }) => (
            <li key={id} className="px-4 py-1">
              <Checkbox
                className="w-full"
                label={<span className="font-semibold">{title}</span>}
                help={
                  closesAt === null
                    ? city
                    : `${city} · closes ${endInWords(closesAt, timeZone, now)}`
                }
                checked={!left.has(id)}
                disabled={isPending}
                onChange={(event) => {
                  toggle(id, event.target.checked);
                }}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <FormError>{error ? failureText(error, RENEWAL_FAILED) : undefined}</FormError>
    </Dialog>
  );
}
