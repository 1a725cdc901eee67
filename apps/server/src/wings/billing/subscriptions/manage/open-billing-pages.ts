import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findPaymentCustomer } from '../provider-state/payment-customers.queries.ts';
import { findOwnInvoice } from '../provider-state/subscription-events.queries.ts';

/**
 * The provider's page for card, invoices, address and tax id.
 * @throws {AppError} not_found for an employer who never started a checkout
 */
export async function openBillingPortal(
  { database, payments }: Platform,
  { employerId, ownOrigin }: { employerId: string; ownOrigin: string },
): Promise<string> {
  const customer = await findPaymentCustomer(database, employerId, payments.name);
  if (!customer) throw new AppError('not_found');
  const returnUrl = `${ownOrigin}/employer/subscription?change=done`;
  const { portalUrl } = await payments.openPortal(customer.provider_customer_id, returnUrl);
  return portalUrl;
}

/** @throws {AppError} not_found unless it is the employer's own bill with the configured provider */
export async function findInvoiceUrl(
  { database, payments }: Platform,
  { employerId, eventId, ownOrigin }: { employerId: string; eventId: string; ownOrigin: string },
): Promise<string> {
  const bill = await findOwnInvoice(database, { employerId, eventId, provider: payments.name });
  const url = bill?.invoiceId ? await payments.findInvoiceUrl(bill.invoiceId, ownOrigin) : null;
  if (url === null) throw new AppError('not_found');
  return url;
}
