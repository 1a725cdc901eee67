import { deleteMyAccount } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { clearDrafts } from '../../../platform/session/drafts/drafts.ts';
import { forgetSession } from '../../../platform/stores/forget-session.ts';
import { setLeaving } from '../../../platform/session/leaving-store.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/** Deletes the seeker's account, opens the home page and clears the stored data. */
export function useDeleteAccount() {
  const navigate = useNavigate();
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ userId, password }: { userId: string; password: string }) => {
      await browserApi.call(deleteMyAccount, {
        params: { userId },
        body: { password },
        keepsSession: true,
      });
      setLeaving(true);
      await navigate(paths.home());
      clearDrafts();
      forgetSession();
      toast.success('Your account was deleted.');
    },
  });
}
