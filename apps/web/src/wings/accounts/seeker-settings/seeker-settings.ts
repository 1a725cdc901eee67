import { getSettings, type SeekerSettings, updateSettings } from '@nextshift/contract';
import { queryOptions, useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
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

type ToggleChange = Toggle & { readonly on: boolean };

export function useSettings(userId: string) {
  return useQuery(settingsQuery(userId));
}

/** Saves a toggle optimistically; it reverts if the server refuses. */
export function useSaveToggle(userId: string) {
  const { queryKey } = settingsQuery(userId);
  const put = (client: QueryClient, { group, name, on }: ToggleChange) => {
    client.setQueryData(queryKey, (before) =>
      before ? { ...before, [group]: { ...before[group], [name]: on } } : before,
    );
  };
  return useMutation({
    mutationKey: SAVING,
    meta: { showsOwnError: true },
    mutationFn: async ({ group, name, on }: ToggleChange) => {
      const body = { [group]: { [name]: on } };
      return (await browserApi.call(updateSettings, { params: { userId }, body })).body;
    },
    onMutate: async (change, { client }) => {
      await client.cancelQueries({ queryKey });
      put(client, change);
    },
    onSuccess: (settings, { name }, _before, { client }) => {
      // The bell shows whether notices are on.
      if (name === 'school') void client.invalidateQueries(schoolQuery(userId));
      if (name === 'push') void client.invalidateQueries({ queryKey: ownListKeys.notices });
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
