import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import {
  type DevicePush,
  readDevicePush,
  turnOffPush,
  turnOnPush,
} from '../../../platform/push/device-push.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Switch } from '../../../ui/forms/switch.tsx';

const HELP: Readonly<Record<DevicePush, string>> = {
  on: 'News comes here first. An email follows if you do not open it.',
  off: 'News comes here first, also while NextShift is closed.',
  blocked: 'This browser blocks notifications. Allow them in its settings.',
  unsupported:
    'This browser cannot show them. On an iPhone, add NextShift to the home screen first.',
};

function devicePushQuery(accountId: string) {
  return queryOptions({
    queryKey: ['push-of-device', accountId],
    queryFn: () => readDevicePush(accountId),
  });
}

/** Whether this browser shows news of the account. */
export function DeviceNotifications({
  accountId,
  isWanted,
}: {
  accountId: string;
  isWanted: boolean;
}) {
  const query = devicePushQuery(accountId);
  const { data = 'off' } = useQuery(query);
  const { mutate, isPending } = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (on: boolean) => (on ? turnOnPush(accountId) : turnOffPush(accountId)),
    onSuccess: (state, _on, _before, { client }) => {
      client.setQueryData(query.queryKey, state);
    },
    onError: () => {
      toast.error('Notifications could not be changed.', {
        description: 'They do not work in private windows and some browsers. Otherwise, try again.',
      });
    },
  });
  const canChange = data === 'on' || data === 'off';
  return (
    <Switch
      label="Push on this device"
      help={HELP[data]}
      checked={isWanted && data === 'on'}
      disabled={!canChange || !isWanted || isPending}
      onChange={({ target }) => {
        mutate(target.checked);
      }}
    />
  );
}
