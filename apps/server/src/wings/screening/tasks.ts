import { checkHeldJobs, holdMail } from './moderation/index.ts';

export const tasks = [checkHeldJobs, holdMail];
