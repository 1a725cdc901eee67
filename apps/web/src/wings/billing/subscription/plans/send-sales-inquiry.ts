import { sendSalesInquiry, type sendSalesInquiryBody } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { useOnceKey } from '../checkout/use-once-key.ts';

export type SalesInquiry = z.output<typeof sendSalesInquiryBody>;

/** Sends a question to sales. @returns the server's message */
export function useSendSalesInquiry() {
  const { keyFor, settle } = useOnceKey();
  return useMutation({
    mutationFn: async (body: SalesInquiry) => {
      const idempotencyKey = keyFor(body);
      return (await browserApi.call(sendSalesInquiry, { body, idempotencyKey })).body.message;
    },
    meta: { showsOwnError: true },
    onSuccess: () => {
      settle();
    },
    onError: settle,
  });
}
