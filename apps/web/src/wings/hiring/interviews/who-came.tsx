import type { Interview } from '@nextshift/contract';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useChangeInterview } from './change-interview.ts';
import { nameOf } from './interview-words.ts';

export interface WhoCameProps {
  employerId: string;
  interview: Interview;
}

/** Says whether an applicant came; the other answer stays possible for two weeks. */
export function WhoCame({ employerId, interview }: WhoCameProps) {
  const { mutate, isPending, variables } = useChangeInterview(employerId);
  const name = nameOf(interview);
  const say = (change: 'attended' | 'missed') => {
    mutate(
      { interview, change },
      {
        onError: (error) => {
          toast.error(failureText(error, 'That was not saved. Please try again.'));
        },
      },
    );
  };
  const isSaying = (change: 'attended' | 'missed') => isPending && variables.change === change;
  return (
    <>
      {interview.status === 'attended' ? null : (
        <Button
          variant="secondary"
          size="small"
          pending={isSaying('attended')}
          pendingLabel="Saving..."
          aria-label={`${name} came`}
          onClick={() => {
            say('attended');
          }}
        >
          Came
        </Button>
      )}
      {interview.status === 'missed' ? null : (
        <Button
          variant="ghost"
          size="small"
          pending={isSaying('missed')}
          pendingLabel="Saving..."
          aria-label={`${name} did not come`}
          onClick={() => {
            say('missed');
          }}
        >
          Did not come
        </Button>
      )}
    </>
  );
}
