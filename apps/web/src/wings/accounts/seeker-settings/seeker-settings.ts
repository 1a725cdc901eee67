import {
  getSettings,
  type NewsChannel,
  type NewsKind,
  type SeekerSettings,
  updateSettings,
} from '@nextshift/contract';
import { queryOptions, useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { schoolQuery } from '../../../entities/school/school-query.ts';
import { toast } from '../../../ui/feedback/toast.ts';

const SAVING = ['save-settings'];

function settingsQuery(userId: string) {
  return queryOptions({
    queryKey: ['settings', userId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(getSettings, { params: { userId }, signal })).body,
  });
}

/** One toggle and its new value. */
export type Toggle =
  | { readonly group: 'visibility'; readonly name: keyof SeekerSettings['visibility'] }
  | { readonly group: 'notifications'; readonly name: keyof SeekerSettings['notifications'] };

/** The channel of a kind of news, and its new value. */
interface KindChange {
  readonly group: 'kinds';
  readonly name: NewsKind;
  readonly channel: NewsChannel;
  readonly on: boolean;
}

type ToggleChange = (Toggle & { readonly on: boolean }) | KindChange;

/** What a change sends: the toggle alone. */
function valueOf(change: ToggleChange) {
  return change.group === 'kinds' ? { [change.channel]: change.on } : change.on;
}

/** The settings after a change. */
function settingsAfter(before: SeekerSettings, change: ToggleChange): SeekerSettings {
  if (change.group !== 'kinds') {
    const { group, name, on } = change;
    return { ...before, [group]: { ...before[group], [name]: on } };
  }
  const channels = { ...before.kinds[change.name], [change.channel]: change.on };
  return { ...before, kinds: { ...before.kinds, [change.name]: channels } };
}

export function useSettings(userId: string) {
  return useQuery(settingsQuery(userId));
}

/** Saves a toggle optimistically; it reverts if the server refuses. */
export function useSaveToggle(userId: string) {
  const { queryKey } = settingsQuery(userId);
  const put = (client: QueryClient, change: ToggleChange) => {
    client.setQueryData(queryKey, (before) => before && settingsAfter(before, change));
  };
  return useMutation({
    mutationKey: SAVING,
    meta: { showsOwnError: true },
    mutationFn: async (change: ToggleChange) => {
      const body = { [change.group]: { [change.name]: valueOf(change) } };
      return (await browserApi.call(updateSettings, { params: { userId }, body })).body;
    },
    onMutate: async (change, { client }) => {
      await client.cancelQueries({ queryKey });
      put(client, change);
    },
    onSuccess: (settings, { name }, _before, { client }) => {
      if (name === 'school') void client.invalidateQueries(schoolQuery(userId));
      // Another toggle was pressed meanwhile: this response does not include it.
      if (client.isMutating({ mutationKey: SAVING }) === 1) client.setQueryData(queryKey, settings);
    },
    onError: (error, change, _before, { client }) => {
      put(client, { ...change, on: !change.on });
      toast.error('The setting was not saved.', {
        description: failureText(error, 'Please try again.'),
      });
    },
  });
}
