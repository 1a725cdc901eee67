import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import { defineTask } from '../../../../platform/queue/define-task.ts';
import { insertApplicantNotice } from '../notices/notices.queries.ts';
import { announceNewApplication } from './live.queries.ts';

/** Tells an employer of a new application in the app, once it can no longer be taken back. */
export const newApplicationNews = defineTask({
  name: 'new-application-news',
  payload: z.object({ applicationId: entityId }),
  key: ({ applicationId }) => applicationId,
  async run({ database, clock }, { applicationId }) {
    await announceNewApplication(database, applicationId);
    await insertApplicantNotice(database, applicationId, clock());
  },
});
