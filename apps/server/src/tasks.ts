import { sendApplicantMail } from './features/applicant-mail/index.ts';
import { sendEmployerMail } from './features/employer-mail/index.ts';
import { sendPasswordResetMail } from './features/passwords/index.ts';
import { cleanUp } from './platform/clean-up.ts';
import type { Platform } from './platform/platform.ts';
import type { TaskList } from './platform/task.ts';

/** All background work by name; what each needs to know comes in its payload. */
export function createTasks(platform: Platform): TaskList {
  return {
    'applicant-mail': (payload) => sendApplicantMail(platform, payload),
    'clean-up': () => cleanUp(platform),
    'employer-mail': (payload) => sendEmployerMail(platform, payload),
    'password-reset-mail': (payload) => sendPasswordResetMail(platform, payload),
  };
}
