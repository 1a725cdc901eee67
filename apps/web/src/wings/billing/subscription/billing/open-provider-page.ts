import { getInvoice, openBillingPortal } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { toast } from '../../../../ui/feedback/toast.ts';

/** Opens the provider's page for card, invoices, address and tax ID. */
export function useOpenPortal() {
  return useLeave(async () => (await browserApi.call(openBillingPortal)).body.portalUrl);
}

/** Opens the provider's page of a bill. */
export function useOpenInvoice(eventId: string) {
  return useLeave(
    async () => (await browserApi.call(getInvoice, { params: { eventId } })).body.invoiceUrl,
  );
}

/** Navigates to http(s) addresses only. */
export function leaveFor(address: string): void {
  const url = URL.parse(address, location.href);
  if (url && ['http:', 'https:'].includes(url.protocol)) location.assign(url.href);
}

function useLeave(findAddress: () => Promise<string>) {
  return useMutation({
    mutationFn: findAddress,
    meta: { showsOwnError: true },
    onSuccess: leaveFor,
    onError: (error) => {
      toast.error(failureText(error, 'The page could not be opened. Please try again.'), {
        about: 'provider-page',
      });
    },
  });
}
