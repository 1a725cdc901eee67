import { clsx } from 'clsx';
import type { ButtonSize } from '../../../ui/buttons/button-look.ts';
import { ApplyButton, type ApplyButtonProps } from './apply-button.tsx';
import { EmployerNote } from './employer-note.tsx';
import { SaveButton } from './save-button.tsx';

export interface JobActionsProps extends Pick<
  ApplyButtonProps,
  'job' | 'titleId' | 'onApplied' | 'appliedLabel'
> {
  size?: ButtonSize;
  className?: string;
}

/**
 * Save and Apply side by side. Employers do not see them, by style: the page's HTML is the same for
 * everyone.
 */
export function JobActions({ job, titleId, size, className, ...rest }: JobActionsProps) {
  const look = { className: 'min-w-0 flex-1', titleId, ...(size ? { size } : {}) };
  return (
    <div className={clsx('relative flex gap-2 session-employer:hidden', className)}>
      <SaveButton jobId={job.id} {...look} />
      <ApplyButton job={job} {...rest} {...look} />
    </div>
  );
}

type ActedOnJob = JobActionsProps['job'];

/**
 * The buttons of a card in a list: Save as an icon in its corner, Apply, quietly, at its foot. A phone has Apply in the sheet.
 */
export function cardActions(job: ActedOnJob, titleId: string) {
  return (
    <div className="flex session-employer:hidden">
      <SaveButton isIcon jobId={job.id} titleId={titleId} className="absolute top-3 right-3" />
      <ApplyButton
        job={job}
        titleId={titleId}
        variant="secondary"
        size="small"
        className="relative grow @max-lg:mt-2 @max-lg:not-aria-disabled:hidden"
      />
    </div>
  );
}

/** The buttons at the foot of a dialog. */
export function dialogActions(job: ActedOnJob, titleId: string) {
  return (
    <>
      <EmployerNote className="sm:mr-auto" />
      <JobActions job={job} titleId={titleId} className="w-full sm:w-80" />
    </>
  );
}
