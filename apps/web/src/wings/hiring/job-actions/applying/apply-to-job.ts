import type { ApplicationTemplate } from '@nextshift/contract';
import { mutationOptions } from '@tanstack/react-query';
import { applyMutation, isAlreadyApplied } from '../../../../entities/application/apply.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useHistoryStore } from '../../../../platform/stores/history-store.ts';
import { applying } from '../named-actions.ts';
import { setRefusal } from '../refusal-store.ts';
import { reportFailure } from '../report-failure.ts';
import { retractAction } from './retract-application.ts';
import { runAction } from '../run-action.ts';
import { saveAction } from '../save-job.ts';

/** How long the toast offers to take the application back. */
const UNDO_MS = 10_000;

/** The response of the apply call if the employer has an application form. */
interface NeedsMoreInfo {
  readonly needsMoreInfo: true;
  readonly application: ApplicationTemplate;
}

export interface ApplyOutcomes {
  /** The form has to be answered; nothing is stored yet. */
  readonly onNeedsMoreInfo: (answer: NeedsMoreInfo) => void;
  /** The seeker wants to choose a time for an interview, to which applying has invited. */
  readonly onChooseTime: (applicationId: string) => void;
  /** The seeker has applied, now or before. */
  readonly onApplied?: ((userId: string) => void) | undefined;
}

/** Applies to a job with one click, and reports the outcome. */
export function applyAction(jobId: string, outcomes: ApplyOutcomes) {
  const { about } = applying(jobId);
  const application = applyMutation(jobId);
  return mutationOptions({
    ...application,
    onSuccess: (response, request, before, context) => {
      application.onSuccess(response, request, before, context);
      if (response.needsMoreInfo) {
        toast.settle(about);
        outcomes.onNeedsMoreInfo(response);
        return;
      }
      const { application: sent } = response;
      const { userId } = request;
      const wasSaved = useHistoryStore.getState().savedJobIds.includes(jobId);
      const undo = () => {
        const restore = () => {
          if (wasSaved) runAction(context.client, saveAction(jobId), userId);
        };
        runAction(context.client, retractAction({ id: sent.id, jobId }, restore), undefined);
      };
      outcomes.onApplied?.(userId);
      toast.success('Application sent.', {
        about,
        description: `To ${sent.job.companyName}`,
        action: { label: 'Undo', onPress: undo },
        duration: UNDO_MS,
      });
      if (!response.invited) {
        void import('../../../../platform/push/offer-push.ts').then(({ offerPush }) =>
          offerPush('Get a notification when an employer responds.'),
        );
        return;
      }
      toast.info('They interview everybody who applies.', {
        about: `interview ${sent.id}`,
        description: 'Choose a time to finish.',
        action: {
          label: 'Choose a time',
          onPress: () => {
            outcomes.onChooseTime(sent.id);
          },
        },
        duration: UNDO_MS * 2,
      });
    },
    onError: (error, request, before, context) => {
      application.onError(error, request, before, context);
      const code = error instanceof ApiError ? error.code : '';
      if (isAlreadyApplied(error)) {
        outcomes.onApplied?.(request.userId);
        toast.info(error.message, { about });
      } else if (code === 'job_closed' || code === 'job_full') {
        setRefusal(jobId, code);
        toast.error(error.message, { about });
      } else {
        reportFailure(applying(jobId), error, () => {
          runAction(context.client, applyAction(jobId, outcomes), request);
        });
      }
    },
  });
}
