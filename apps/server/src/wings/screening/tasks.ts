import { endLapsedVerifications, lapsedVerificationMail } from './verification/index.ts';
import { checkHeldJobs, holdMail } from './moderation/index.ts';

export const tasks = [checkHeldJobs, endLapsedVerifications, holdMail, lapsedVerificationMail];
