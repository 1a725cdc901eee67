import {
  type CompanyVerification,
  getCompanyVerification,
  verifyCompany,
} from '@nextshift/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useEmployerAuthStore } from '../../../platform/stores/employer-auth-store.ts';

/** How far the company is checked, and what is missing. */
export function verificationQuery(employerId: string) {
  return queryOptions({
    queryKey: ['company-verification', employerId] as const,
    queryFn: async ({ signal }) => (await browserApi.call(getCompanyVerification, { signal })).body,
    // The address may have been confirmed elsewhere.
    staleTime: 0,
  });
}

/** Verifies the company by its mail address. */
export function useVerifyCompany(employerId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async () => (await browserApi.call(verifyCompany)).body,
    onSuccess: (verified: CompanyVerification) => {
      client.setQueryData(verificationQuery(employerId).queryKey, verified);
      const { employer } = useEmployerAuthStore.getState();
      if (employer?.id !== employerId) return;
      const { verification, verifiedBy, verifiedAt } = verified;
      useEmployerAuthStore.setState({
        employer: {
          ...employer,
          verification,
          verifiedBy,
          verifiedAt,
          verified: verification === 'verified',
        },
      });
    },
  });
}
