import { CONNECTION, toast } from '../../ui/feedback/toast.ts';

/** The longest timeout: the toast stays until the connection is back or it is dismissed. */
const UNTIL_BACK_MS = 2 ** 31 - 1;

/** Shows a toast while the device is offline. */
export function showOfflineToast(): void {
  const show = () => {
    toast.info('You are offline', {
      description: 'What you see may be old, and changes are not saved.',
      about: CONNECTION,
      duration: UNTIL_BACK_MS,
    });
  };
  addEventListener('offline', show);
  addEventListener('online', () => {
    toast.settle(CONNECTION);
  });
  if (!navigator.onLine) show();
}
