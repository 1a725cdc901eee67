import {
  updateEmployer,
  updateEmployerLogo,
  type Employer,
  type UpdateEmployerBody,
} from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { employerKeys } from '../../../entities/employer/employer-keys.ts';
import { useEmployerAuthStore } from '../../../platform/stores/employer-auth-store.ts';
import type { PictureUpload } from '../../../platform/forms/upload-picture.ts';

/** Saves the company profile; every screen then shows the server's response. */
export function useSaveCompany(employerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: UpdateEmployerBody) =>
      (await browserApi.call(updateEmployer, { params: { employerId }, body })).body.employer,
    meta: { showsOwnError: true },
    onSuccess: (employer) => {
      keepEmployer(employer);
      // Its jobs carry the company's name.
      void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
    },
  });
}

/** Uploads the company's logo. @throws {ApiError} */
export async function uploadLogo(
  employerId: string,
  { file, onProgress, signal }: PictureUpload,
): Promise<void> {
  const { body } = await browserApi.call(updateEmployerLogo, {
    params: { employerId },
    files: { logo: file },
    onUploadProgress: onProgress,
    signal,
  });
  keepEmployer(body.employer);
}

/** Drops the response if the employer has signed out meanwhile. */
function keepEmployer(employer: Employer): void {
  if (useEmployerAuthStore.getState().employer?.id === employer.id) {
    useEmployerAuthStore.setState({ employer });
  }
}
