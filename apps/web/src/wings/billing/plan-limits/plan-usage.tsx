import type { EmployerPlan } from './employer-plan.ts';
import { usageText } from './usage-text.ts';

export interface PlanUsageProps {
  plan: EmployerPlan;
  /** Undefined until known. */
  activeJobs: number | undefined;
}

/** How much of the plan is used, as a bar and in words, with a note when nothing is left. */
export function PlanUsage({ plan: { maxActiveJobs, isFree }, activeJobs }: PlanUsageProps) {
  const note = activeJobs === undefined ? null : usageNote(activeJobs, maxActiveJobs, isFree);
  return (
    <div className="mt-4 min-h-9">
      {activeJobs === undefined ? null : (
        <>
          <p id="plan-usage" className="text-sm font-semibold tabular-nums">
            {usageText(activeJobs, maxActiveJobs)}
          </p>
          {maxActiveJobs > 0 ? (
            <progress
              aria-labelledby="plan-usage"
              value={Math.min(activeJobs, maxActiveJobs)}
              max={maxActiveJobs}
              className="mt-2 block h-2 w-full progress-track"
            />
          ) : null}
          {note ? <p className="mt-2 text-sm text-ink-soft">{note}</p> : null}
        </>
      )}
    </div>
  );
}

function usageNote(activeJobs: number, maxActiveJobs: number, isFree: boolean): string | null {
  if (isFree && activeJobs > 0) {
    return 'Without a plan, active jobs close seven days after the email that says so.';
  }
  if (activeJobs > maxActiveJobs) {
    return 'No job can be posted or reposted until you are within the limit.';
  }
  if (isFree) return 'Choose a plan to post your first job.';
  return activeJobs === maxActiveJobs
    ? 'To post another job, close one or choose a higher plan.'
    : null;
}
