import { endLapsedVerifications, lapsedVerificationMail } from './verification/index.ts';
import { checkHeldJobs, holdMail } from './moderation/index.ts';
import { thresholdsMail } from './settings/index.ts';
import { teachScreening } from './teaching/index.ts';

export const tasks = [
  checkHeldJobs,
  endLapsedVerifications,
  holdMail,
  lapsedVerificationMail,
  teachScreening,
  thresholdsMail,
];
