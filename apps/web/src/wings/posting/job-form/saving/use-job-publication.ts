import type { CreateJobBody, Job, JobDraft as SavedDraft } from '@nextshift/contract';
import { useRef, useState } from 'react';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { useAttemptKey } from '../../../../platform/api/use-attempt-key.ts';
import { offerPush } from '../../../../platform/push/offer-push.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { showIssues } from '../field-of-issue.ts';
import type { DraftImage } from './draft-versions.ts';
import type { useSavedDraft } from './use-saved-draft.ts';

interface JobToCreate {
  readonly body: CreateJobBody;
  readonly image: File | null;
  readonly idempotencyKey: string;
  readonly onProgress: (part: number) => void;
}

interface Publication {
  readonly draftId: string;
  readonly publishAt: string | null;
}

/** What the page does to publish. */
export interface PublicationHandlers {
  /** The draft to go on with; null for a new job. */
  opened: SavedDraft | null;
  /** Posts a job of which there is no draft. @throws {ApiError} */
  create: (job: JobToCreate) => Promise<Job>;
  /** Posts or schedules a draft. @throws {ApiError} */
  publish: (publication: Publication) => Promise<{ newJob: Job } | { draft: SavedDraft }>;
  /** The job is posted, and the draft is gone. */
  onCreated: (job: Job) => void;
  onScheduled: (draft: SavedDraft) => void;
  /** @returns true if the page shows this failure itself, such as the plan's limit. */
  onRefused: (error: unknown) => boolean;
}

interface Options
  extends PublicationHandlers, Pick<ReturnType<typeof useSavedDraft>, 'form' | 'keeper' | 'saved'> {
  readonly image: DraftImage;
  /** The input is no longer needed. */
  readonly onDone: () => void;
}

type Step = 'image' | 'time' | null;

/** Posts, schedules and unschedules the job of a form, and the dialog in which that happens. */
export function useJobPublication(options: Options) {
  const { form, keeper, saved, image, create, publish } = options;
  const { onCreated, onScheduled, onRefused, onDone } = options;
  const attemptKey = useAttemptKey();
  const [step, setStep] = useState<Step>(null);
  const [isPending, setIsPending] = useState(false);
  const isSending = useRef(false);
  const isDone = useRef(false);
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<string>();

  const showFailure = (error: unknown, otherwise: string) => {
    if (keeper.isHeldUpBy(error)) {
      setStep(null);
      return;
    }
    const isAtFields = showIssues(form, error);
    if (onRefused(error) || isAtFields) setStep(null);
    else setFailure(failureText(error, otherwise));
  };

  /** Runs one request at a time, however often its button is pressed. */
  const attempt = async (work: () => Promise<void>, otherwise: string) => {
    if (isSending.current || isDone.current) return;
    isSending.current = true;
    setIsPending(true);
    setFailure(undefined);
    setProgress(0);
    try {
      await work();
    } catch (error) {
      showFailure(error, otherwise);
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  };

  const leave = () => {
    isDone.current = true;
    keeper.finish();
    onDone();
  };

  const post = async (body: CreateJobBody): Promise<Job> => {
    if ((await keeper.settle()) === null) {
      const file = image instanceof File ? image : null;
      const idempotencyKey = attemptKey(body, file);
      return create({ body, image: file, idempotencyKey, onProgress: setProgress });
    }
    const draftId = await keeper.storeWhole(body);
    const published = await publish({ draftId, publishAt: null });
    if ('newJob' in published) return published.newJob;
    throw new Error('a draft without a time was scheduled');
  };

  const send = (body: CreateJobBody) =>
    attempt(async () => {
      const job = await post(body);
      leave();
      onCreated(job);
      void offerPush('Get a notification when somebody applies.');
    }, 'Failed to create job. Please try again.');

  const sendAt = (body: CreateJobBody, publishAt: string) =>
    attempt(async () => {
      await keeper.settle();
      const draftId = await keeper.storeWhole(body);
      const published = await publish({ draftId, publishAt });
      leave();
      if ('draft' in published) onScheduled(published.draft);
      else onCreated(published.newJob);
    }, 'Failed to schedule the job. Please try again.');

  const ask = (next: Step) => {
    setFailure(undefined);
    setStep(next);
  };

  const unschedule = () =>
    attempt(async () => {
      await keeper.unschedule();
      toast.success('The job is no longer scheduled, and stays a draft.');
    }, 'Please try again.');

  const clearFailure = () => {
    setFailure(undefined);
  };

  return {
    step,
    setStep,
    ask,
    schedule: saved?.publishAt ? saved : null,
    isPending,
    progress,
    failure,
    clearFailure,
    send,
    sendAt,
    unschedule,
  };
}
