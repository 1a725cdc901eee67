import {
  confirmSchoolEmail,
  removeSchoolEmail,
  requestSchoolEmail,
  type SchoolStatus,
} from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { schoolQuery } from './school-query.ts';

/** Mails a link to an address at a school. */
export function useRequestSchoolEmail(userId: string) {
  return useSchoolChange(userId, async (email: string) => {
    const options = { params: { userId }, body: { email }, keepsSession: true };
    return (await browserApi.call(requestSchoolEmail, options)).body;
  });
}

/** Confirms the address that received the link. */
export function useConfirmSchoolEmail(userId: string) {
  return useSchoolChange(userId, async (token: string) => {
    const options = { params: { userId }, body: { token } };
    return (await browserApi.call(confirmSchoolEmail, options)).body;
  });
}

export function useRemoveSchoolEmail(userId: string) {
  return useSchoolChange(userId, async () => {
    const options = { params: { userId }, keepsSession: true };
    return (await browserApi.call(removeSchoolEmail, options)).body;
  });
}

function useSchoolChange<Input>(userId: string, change: (input: Input) => Promise<SchoolStatus>) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: change,
    onSuccess: (status, _input, _before, { client }) => {
      client.setQueryData(schoolQuery(userId).queryKey, status);
    },
  });
}
