import { type CoverSettings, type Roster, setCoverSettings } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';

export interface CoverSwitchesProps {
  employerId: string;
  roster: Roster;
}

/** How shifts are covered that somebody gives up; each switch is stored at once. */
export function CoverSwitches({ employerId, roster }: CoverSwitchesProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (body: CoverSettings) =>
      browserApi.call(setCoverSettings, { params: { jobId: roster.job.id }, body }),
    meta: { showsOwnError: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: employerKeys.rosters(employerId) }),
  });
  const cover = isPending ? variables : roster.cover;
  return (
    <>
      <Switch
        label="I approve who takes a shift"
        help="Off: the first colleague to say yes has it."
        checked={cover.approval}
        disabled={isPending}
        onChange={(event) => {
          mutate({ ...cover, approval: event.currentTarget.checked });
        }}
      />
      <Switch
        label="Ask people from all our jobs"
        help="They must be hired for a job with the same minimum age or a higher one."
        checked={cover.across}
        disabled={isPending}
        onChange={(event) => {
          mutate({ ...cover, across: event.currentTarget.checked });
        }}
      />
      <FormError className="mt-2">
        {error ? failureText(error, 'Please try again.') : undefined}
      </FormError>
    </>
  );
}
