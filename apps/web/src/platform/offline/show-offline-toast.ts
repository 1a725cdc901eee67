import { toast } from '../../ui/feedback/toast.ts';

const CONNECTION = 'connection';
/** The longest timeout: the toast stays until the connection is back or it is dismissed. */
const UNTIL_BACK_MS = 2 ** 31 - 1;

<<<<<<<< HEAD:apps/web/src/platform/offline/show-offline-toast.ts
/** Shows a toast while the device is offline. */
export function showOfflineToast(): void {
  const show = () => {
========
/** Says when this device loses its connection, for as long as that lasts. */
export function announceConnection(): void {
  const tell = () => {
>>>>>>>> 2f3f3da (Give exports of the web app standard names):apps/web/src/platform/offline/announce-connection.ts
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
