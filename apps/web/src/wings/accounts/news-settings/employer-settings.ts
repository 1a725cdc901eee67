import {
  type EmployerSettings,
  getEmployerSettings,
  updateEmployerSettings,
  type UpdateEmployerSettingsBody,
} from '@nextshift/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';

const SAVING = ['save-employer-settings'];

export function employerSettingsQuery(employerId: string) {
  return queryOptions({
    queryKey: ['employer', employerId, 'settings'],
    queryFn: async ({ signal }) => (await browserApi.call(getEmployerSettings, { signal })).body,
  });
}

interface Change {
  /** The settings with the toggle as it was pressed. */
  readonly after: EmployerSettings;
  /** The toggle alone. */
  readonly body: Partial<UpdateEmployerSettingsBody>;
}

/** Saves a toggle optimistically; what the server refuses is read again. */
export function useSaveEmployerSettings(employerId: string) {
  const { queryKey } = employerSettingsQuery(employerId);
  return useMutation({
    mutationKey: SAVING,
    meta: { showsOwnError: true },
    mutationFn: async ({ body }: Change) =>
      (await browserApi.call(updateEmployerSettings, { body })).body,
    onMutate: async ({ after }, { client }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, after);
    },
    onSuccess: (settings, _change, _before, { client }) => {
      // Another toggle was pressed meanwhile: this response does not include it.
      if (client.isMutating({ mutationKey: SAVING }) === 1) client.setQueryData(queryKey, settings);
    },
    onError: (error, _change, _before, { client }) => {
      void client.invalidateQueries({ queryKey });
      toast.error('The setting was not saved.', {
        description: failureText(error, 'Please try again.'),
      });
    },
  });
}
