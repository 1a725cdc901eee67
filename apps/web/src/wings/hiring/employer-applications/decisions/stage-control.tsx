import type { EmployerApplication } from '@nextshift/contract';
import { SegmentedControl } from '../../../../ui/forms/segmented-control.tsx';
import { canDecide, stageOf, stages } from './application-rules.ts';
import { useSetStage } from './set-stage.ts';

export interface StageControlProps {
  employerId: string;
  application: EmployerApplication;
}

/** The stage of an undecided application; its applicant sees it too. */
export function StageControl({ employerId, application }: StageControlProps) {
  const setStage = useSetStage(employerId, application);
  const stage = stageOf(application);
  if (stage === null || !canDecide('stage', application)) return null;
  return (
    <div className="flex flex-col gap-x-4 gap-y-1.5 sm:flex-row sm:items-center">
      <span aria-hidden="true" className="text-sm font-semibold text-ink-soft">
        Stage
      </span>
      <SegmentedControl
        label="Stage"
        className="flex sm:w-fit [&_label]:px-2 sm:[&_label]:px-4"
        segments={stages.map((value) => ({ value, label: value }))}
        value={stage}
        onValueChange={(value) => {
          const chosen = stages.find((one) => one === value);
          if (chosen !== undefined) setStage.mutate(chosen);
        }}
      />
    </div>
  );
}
