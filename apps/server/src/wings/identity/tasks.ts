import type { Platform } from '../../platform/platform.ts';
import type { TaskList } from '../../platform/queue/task.ts';
import { sendAccountLinkMail, sendAccountMail, sendSignInMail } from './account-mail/index.ts';
import { sendPasswordResetMail } from './passwords/index.ts';

export function tasks(platform: Platform) {
  return {
    'account-link-mail': (payload) => sendAccountLinkMail(platform, payload),
    'account-mail': (payload) => sendAccountMail(platform, payload),
    'password-reset-mail': (payload) => sendPasswordResetMail(platform, payload),
    'sign-in-mail': (payload) => sendSignInMail(platform, payload),
  } satisfies Partial<TaskList>;
}
