import type { Surplus } from '@nextshift/contract';
import { useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useChooseKeptJobs } from './choose-kept-jobs.ts';

export interface ChooseJobsDialogProps {
  employerId: string;
  surplus: Surplus;
  onClose: () => void;
}

/** Picks the jobs that stay active, up to the plan's limit. */
export function ChooseJobsDialog({ employerId, surplus, onClose }: ChooseJobsDialogProps) {
  const { jobs, maxActiveJobs, closesAt } = surplus;
  const choose = useChooseKeptJobs(employerId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(jobs.filter(({ stays }) => stays).map(({ id }) => id)),
  );
  const left = maxActiveJobs - chosen.size;
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const save = () => {
    choose.mutate([...chosen], {
      onSuccess: () => {
        toast.success('Your choice is saved.', {
          description: `The other jobs close on ${formatDate(closesAt)}.`,
        });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!choose.isPending}
      title="Choose which jobs stay"
      description={`Your plan has room for ${maxActiveJobs === 1 ? 'one' : String(maxActiveJobs)}. The others close on ${formatDate(closesAt)}.`}
      footer={
        <>
          <Button variant="secondary" disabled={choose.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={left !== 0}
            pending={choose.isPending}
            pendingLabel="Saving..."
            onClick={save}
          >
            Save choice
          </Button>
        </>
      }
    >
      <fieldset className="pb-2">
        <legend className="sr-only">Jobs that stay</legend>
        <ul className="divide-y divide-line rounded-control border border-line">
          {jobs.map(({ id, title, city, publishedAt, applicantCount }) => (
            <li key={id} className="px-4 py-1">
              <Checkbox
                className="w-full"
                label={<span className="font-semibold">{title}</span>}
                help={`${city} · posted ${formatDate(publishedAt)} · ${applicantCount === 1 ? '1 applicant' : `${String(applicantCount)} applicants`}`}
                checked={chosen.has(id)}
                disabled={choose.isPending || (left === 0 && !chosen.has(id))}
                onChange={(event) => {
                  toggle(id, event.target.checked);
                }}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <p role="status" className="text-sm text-ink-soft">
        {left === 0 ? 'To keep another job, untick one first.' : `${String(left)} more can stay.`}
      </p>
      <FormError>
        {choose.error
          ? failureText(choose.error, 'Your choice was not saved. Please try again.')
          : undefined}
      </FormError>
    </Dialog>
  );
}
