import { signUpEmployer } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { keepEmployerFailure } from '../../../platform/session/employer/employer-failure.ts';
import type { AccountValues, Company } from './signup-rules.ts';

/** Registers a company with its logo, with upload progress in percent. */
export function useSignUp() {
  const [percent, setPercent] = useState(0);
  const mutation = useMutation({
    mutationFn: async ({ logo, ...fields }: AccountValues & Company) => {
      setPercent(0);
      const response = await browserApi.call(signUpEmployer, {
        body: fields,
        files: { logo },
        onUploadProgress: (part) => {
          setPercent(part * 100);
        },
      });
      return response.body.employer;
    },
    onError: (error) => {
      keepEmployerFailure('signup', error);
    },
    meta: { showsOwnError: true },
  });
  return { ...mutation, percent };
}
