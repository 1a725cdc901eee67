import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import { defineTask } from '../../../../platform/queue/define-task.ts';
import { announceNewApplication } from './live.queries.ts';

/** Tells the open pages of an employer of a new application, once it can no longer be taken back. */
export const newApplicationNews = defineTask({
  name: 'new-application-news',
  payload: z.object({ applicationId: entityId }),
  key: ({ applicationId }) => applicationId,
  run: ({ database }, { applicationId }) => announceNewApplication(database, applicationId),
});
