import { retractApplication } from '@nextshift/contract';
import { mutationOptions } from '@tanstack/react-query';
import { reloadJob } from '../../../../entities/application/apply.ts';
import { ownListKeys } from '../../../../entities/application/own-list-keys.ts';
import { withdrawMutation } from '../../../../entities/application/withdraw-application.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { markApplied } from '../../../../platform/stores/history-store.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { applying, retracting } from '../named-actions.ts';
import { reportFailure } from '../report-failure.ts';
import { runAction } from '../run-action.ts';

interface Sent {
  readonly id: string;
  readonly jobId: string;
}

/** Takes an application back that was just sent; once that is too late, offers to withdraw it. */
export function retractAction({ id, jobId }: Sent, onRetracted: () => void) {
  const { about } = applying(jobId);
  return mutationOptions({
    meta: { showsOwnError: true },
    mutationFn: () => browserApi.call(retractApplication, { params: { id } }),
    onSuccess: () => {
      markApplied(jobId, false);
      toast.info('Your application was taken back.', { about });
      onRetracted();
    },
    onError: (error, _request, _before, { client }) => {
      if (error instanceof ApiError && error.code === 'too_late') {
        const action = {
          label: 'Withdraw',
          onPress: () => {
            runAction(client, withdrawAction({ id, jobId }), { id });
          },
        };
        toast.error(error.message, { about, action });
      } else {
        reportFailure(retracting(jobId), error, () => {
          runAction(client, retractAction({ id, jobId }, onRetracted), undefined);
        });
      }
    },
    onSettled: (_answer, _error, _request, _before, { client }) => {
      void client.invalidateQueries({ queryKey: ownListKeys.applications });
      void reloadJob(client, jobId);
    },
  });
}

function withdrawAction({ id, jobId }: Sent) {
  const { about } = applying(jobId);
  return mutationOptions({
    ...withdrawMutation,
    onSuccess: (application, request, before, context) => {
      withdrawMutation.onSuccess?.(application, request, before, context);
      toast.success('Your application was withdrawn.', { about });
    },
    onError: (error, _request, _before, { client }) => {
      reportFailure(retracting(jobId), error, () => {
        runAction(client, withdrawAction({ id, jobId }), { id });
      });
    },
  });
}
