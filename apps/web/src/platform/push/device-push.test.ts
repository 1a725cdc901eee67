import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@nextshift/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { keepPush, readDevicePush, turnOffPush, turnOnPush } from './device-push.ts';
import { offerPush } from './offer-push.ts';
import { addToast, dismissToast, readToasts } from '../../ui/feedback/toast-store.ts';
import { useAuthStore } from '../stores/auth-store.ts';

serveApi();

const OWN = 'account-1';
const OTHER = 'account-2';
const ENDPOINT = 'https://push.example/1';
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

/** The part of a browser that takes news, and what was asked of it and of the server. */
function stubBrowser(
  permission: NotificationPermission,
  answer: NotificationPermission = 'granted',
) {
  const state = { subscribed: false, permission, sent: [] as unknown[] };
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      state.subscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (state.subscribed ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      expect(applicationServerKey).toBe('the key');
      state.subscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.permission = state.permission === 'default' ? answer : state.permission;
      return state.permission;
    },
  });
  serve(getPushKey, () => ({ publicKey: 'the key', endpoint: null }));
  serve(subscribeToPush, ({ body }) => {
    state.sent.push(body);
    return null;
  });
  serve(unsubscribeFromPush, () => {
    state.sent.push('off');
    return null;
  });
  return state;
}

beforeEach(() => {
  useAuthStore.setState({ kind: 'seeker', accountId: OWN });
});

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

it('subscribes this browser, and ends that again', async () => {
  const browser = stubBrowser('default');
  expect(await readDevicePush(OWN)).toBe('off');
  expect(await turnOnPush(OWN)).toBe('on');
  expect(browser.sent).toEqual([{ endpoint: ENDPOINT, keys: KEYS }]);
  expect(await readDevicePush(OWN)).toBe('on');
  expect(localStorage.getItem('push')).not.toContain(OWN);
  expect(await readDevicePush(OTHER)).toBe('off');
  expect(await turnOffPush(OWN)).toBe('off');
  expect(browser).toMatchObject({ subscribed: false, sent: [expect.anything(), 'off'] });
  expect(await readDevicePush(OWN)).toBe('off');
});

it('asks nothing of a browser that cannot', async () => {
  expect(await readDevicePush(OWN)).toBe('unsupported');
});

it.each(['denied', 'default'] as const)('stays off where the answer is %s', async (answer) => {
  const browser = stubBrowser('default', answer);
  expect(await turnOnPush(OWN)).toBe(answer === 'denied' ? 'blocked' : 'off');
  expect(browser.sent).toEqual([]);
});

it('is off where the server did not take it', async () => {
  stubBrowser('granted');
  serve(subscribeToPush, () => failure(429, 'too_many_requests', 'Too many.'));
  await expect(turnOnPush(OWN)).rejects.toThrow('Too many.');
  expect(await readDevicePush(OWN)).toBe('off');
});

it('subscribes a new session of the same account', async () => {
  const browser = stubBrowser('granted');
  await turnOnPush(OWN);
  await keepPush(OWN);
  expect(browser.sent).toHaveLength(2);
  serve(getPushKey, () => ({ publicKey: 'the key', endpoint: ENDPOINT }));
  await keepPush(OWN);
  expect(browser.sent).toHaveLength(2);
});

it('ends what another account has left', async () => {
  const browser = stubBrowser('granted');
  await turnOnPush(OTHER);
  await keepPush(OWN);
  expect(browser).toMatchObject({ subscribed: false, sent: [expect.anything()] });
});

it('is offered where it helps once other toasts are gone, and not again for two weeks', async () => {
  const browser = stubBrowser('default');
  addToast('success', 'Application sent.');
  const offering = offerPush('Get a notification when somebody applies.');
  await vi.waitFor(async () => {
    expect(await readDevicePush(OWN)).toBe('off');
  });
  expect(readToasts()).toMatchObject([{ title: 'Application sent.' }]);
  dismissToast();
  await offering;
  await offerPush('Get a notification when somebody applies.');
  const [offer] = readToasts();
  expect(offer).toMatchObject({ title: 'Get notifications on this device?' });
  dismissToast();
  await offerPush('Get a notification when somebody applies.');
  expect(readToasts()).toEqual([]);
  offer?.action?.onPress();
  await vi.waitFor(() => {
    expect(readToasts()).toMatchObject([{ title: 'Notifications are on for this device.' }]);
  });
  expect(browser.subscribed).toBe(true);
});

it.each(['denied', 'granted'] as const)(
  'is not offered where it is %s already',
  async (permission) => {
    stubBrowser(permission);
    if (permission === 'granted') await turnOnPush(OWN);
    await offerPush('Get a notification when somebody applies.');
    expect(readToasts()).toEqual([]);
  },
);
