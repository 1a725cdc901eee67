import { resendConfirmation } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../ui/feedback/toast.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { useEmployerAuthStore } from '../../../platform/stores/employer-auth-store.ts';

/** Mails another link to an address, unless it was confirmed meanwhile, elsewhere. */
export function useResendConfirmation(email: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async () => (await browserApi.call(resendConfirmation)).body,
    onSuccess: ({ emailConfirmed }) => {
      if (emailConfirmed) {
        markConfirmed(email);
        // The pressed button goes with the bar.
        document.getElementById('main')?.focus({ preventScroll: true });
        toast.success('Your email address is confirmed.');
      } else toast.success('Another link is on its way.', { description: `Look in ${email}.` });
    },
    onError: (error) => {
      toast.error('The link was not sent.', {
        description: failureText(error, 'Please try again.'),
      });
    },
  });
}

/** Unless the account has another address by now. */
function markConfirmed(email: string): void {
  const { user } = useAuthStore.getState();
  if (user?.email === email) useAuthStore.setState({ user: { ...user, emailConfirmed: true } });
  const { employer } = useEmployerAuthStore.getState();
  if (employer?.email === email) {
    useEmployerAuthStore.setState({ employer: { ...employer, emailConfirmed: true } });
  }
}
