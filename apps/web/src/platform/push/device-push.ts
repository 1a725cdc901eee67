import {
  getPushKey,
  pushSubscription,
  subscribeToPush,
  unsubscribeFromPush,
} from '@nextshift/contract';
import { browserApi } from '../api/browser-api.ts';

/** Tells the account whose news this browser takes from others; who signs out leaves no id behind. */
const AREA = 'push';

/** Whether this browser takes pushed news of an account; it may lack the means, or block them. */
export type DevicePush = 'unsupported' | 'blocked' | 'off' | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The worker that shows the news. Registering it again changes nothing. */
function worker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register('/sw.js');
}

/** The subscription of this browser for an account; null if there is none, or another account's. */
async function subscriptionOf(accountId: string): Promise<PushSubscription | null> {
  if (localStorage.getItem(AREA) !== (await hashOf(accountId))) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function readDevicePush(accountId: string): Promise<DevicePush> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await subscriptionOf(accountId)) ? 'on' : 'off';
}

/**
 * Asks for the permission where it is not given yet, and subscribes; called by a press, as browsers demand.
 * @throws when the browser's service or ours cannot be reached
 */
export async function turnOnPush(accountId: string): Promise<DevicePush> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const [{ body }, { pushManager }] = await Promise.all([browserApi.call(getPushKey), worker()]);
  // That of another account or of an older key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: body.publicKey,
  });
  await register(subscription);
  localStorage.setItem(AREA, await hashOf(accountId));
  return 'on';
}

export async function turnOffPush(accountId: string): Promise<DevicePush> {
  await browserApi.call(unsubscribeFromPush);
  await (await subscriptionOf(accountId))?.unsubscribe();
  localStorage.removeItem(AREA);
  return 'off';
}

/** Subscribes a new session of the same account again, and ends what another account has left. */
export async function keepPush(accountId: string): Promise<void> {
  const owner = localStorage.getItem(AREA);
  if (owner === null || !isSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  if (owner !== (await hashOf(accountId))) {
    await subscription.unsubscribe();
    localStorage.removeItem(AREA);
    return;
  }
  const { body } = await browserApi.call(getPushKey);
  if (body.endpoint !== subscription.endpoint) await register(subscription);
}

/** Browsers that push have it: both need https. */
async function hashOf(accountId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accountId));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

async function register(subscription: PushSubscription): Promise<void> {
  await browserApi.call(subscribeToPush, { body: pushSubscription.parse(subscription.toJSON()) });
}
