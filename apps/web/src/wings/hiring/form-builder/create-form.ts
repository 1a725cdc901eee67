import {
  type ApplicationForm,
  createApplicationForm,
  type CreateApplicationFormBody,
} from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { setupQuery } from './setup-query.ts';

interface NewForm {
  readonly body: CreateApplicationFormBody;
  /** The same for every attempt to create the same form. */
  readonly idempotencyKey: string;
}

/** Creates or replaces a job's form. */
export function useCreateForm() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (form: NewForm): Promise<ApplicationForm> =>
      (await browserApi.call(createApplicationForm, form)).body.applicationForm,
    onSuccess: (form, _sent, _before, { client }) => {
      client.setQueryData(setupQuery(form.job.id).queryKey, { applicationForm: form, draft: null });
    },
  });
}
