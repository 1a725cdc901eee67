import { toast } from '../../ui/feedback/toast.ts';

const CONNECTION = 'connection';
/** The longest that a timer runs: it stays until the connection is back, or is dismissed. */
const UNTIL_BACK_MS = 2 ** 31 - 1;

/** Says when this device loses its connection, for as long as that lasts. */
export function tellOfConnection(): void {
  const tell = () => {
    toast.info('You are offline', {
      description: 'What you see may be old, and changes are not saved.',
      about: CONNECTION,
      duration: UNTIL_BACK_MS,
    });
  };
  addEventListener('offline', tell);
  addEventListener('online', () => {
    toast.settle(CONNECTION);
  });
  if (!navigator.onLine) tell();
}
