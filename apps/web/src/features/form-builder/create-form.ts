import {
  type ApplicationForm,
  createApplicationForm,
  type CreateApplicationFormBody,
} from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { setupQuery } from './setup-query.ts';

interface NewForm {
  readonly body: CreateApplicationFormBody;
  /** The same for every try at creating the same form. */
  readonly idempotencyKey: string;
}

/** Gives a job its form, or another in place of the one it has. */
export function useCreateForm() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (form: NewForm): Promise<ApplicationForm> =>
      (await browserApi.call(createApplicationForm, form)).body.applicationForm,
    onSuccess: (form, _sent, _before, { client }) => {
      client.setQueryData(setupQuery(form.job.id).queryKey, form);
    },
  });
}
