import { type ApplicationForm, type FormDraft, getApplicationSetup } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** A job's form and what is set up of it so far, each null where there is none. */
export interface StoredSetup {
  readonly applicationForm: ApplicationForm | null;
  readonly draft: FormDraft | null;
}

/** The form of the employer's own job. @throws {ApiError} 404 for another's job. */
export function setupQuery(jobId: string) {
  return queryOptions({
    queryKey: ['application-setup', jobId],
    queryFn: async ({ signal }): Promise<StoredSetup> =>
      (await browserApi.call(getApplicationSetup, { params: { jobId }, signal })).body,
  });
}
