import { DAY_MS } from '@nextshift/contract';
import { toast } from '../../ui/feedback/toast.ts';
import { readToasts, subscribeToToasts } from '../../ui/feedback/toast-store.ts';
import { useAuthStore } from '../stores/auth-store.ts';
import { readDevicePush, turnOnPush } from './device-push.ts';

/** When this browser was last offered news. */
const AREA = 'pushOffered';
const NOT_AGAIN_FOR_MS = 14 * DAY_MS;
const SHOWN_FOR_MS = 20_000;

/**
 * Offers pushed news in this browser after something that it helps with, unless it has it or was asked of late. What is
 * said of that comes first: a phone shows one toast, and it may have the Undo.
 */
export async function offerPush(benefit: string): Promise<void> {
  const { accountId } = useAuthStore.getState();
  if (accountId === null) return;
  const offeredAt = Number(localStorage.getItem(AREA));
  if (Date.now() - offeredAt < NOT_AGAIN_FOR_MS) return;
  if ((await readDevicePush(accountId)) !== 'off') return;
  await untilQuiet();
  localStorage.setItem(AREA, String(Date.now()));
  toast.info('Get notifications on this device?', {
    about: AREA,
    description: benefit,
    action: { label: 'Turn on', onPress: () => void accept(accountId) },
    duration: SHOWN_FOR_MS,
  });
}

/** Waits until no toast is shown. */
function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (readToasts().length > 0) return;
      stop();
      resolve();
    };
    const stop = subscribeToToasts(look);
    look();
  });
}

async function accept(accountId: string): Promise<void> {
  try {
    const state = await turnOnPush(accountId);
    if (state === 'on') toast.success('Notifications are on for this device.', { about: AREA });
    if (state === 'blocked') {
      toast.info('This browser blocks notifications.', {
        about: AREA,
        description: 'Allow them in the settings of the browser.',
      });
    }
  } catch {
    toast.error('Notifications could not be turned on.', {
      about: AREA,
      description: 'They do not work in private windows and some browsers.',
    });
  }
}
