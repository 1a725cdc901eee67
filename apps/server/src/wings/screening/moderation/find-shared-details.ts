import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/security/secret-box.ts';
import type { SharedDetail } from '../signals/index.ts';
import { isAtSuspendedDomain } from '../verification/index.ts';
import {
  type findPostingCompany,
  findSuspendedLike,
  sharesCardWithSuspended,
} from './posting.queries.ts';

type PostingCompany = Awaited<ReturnType<typeof findPostingCompany>>;

/**
 * What a company has in common with suspended ones. EINs are compared opened, and only those with the same last digits:
 * nothing by which one could be found is stored for it.
 */
export async function findSharedDetails(
  transaction: DatabaseTransaction,
  secrets: Pick<SecretBox, 'decrypt'>,
  employerId: string,
  company: PostingCompany,
): Promise<SharedDetail[]> {
  const others = await findSuspendedLike(transaction, employerId, company);
  const { phone_number: phone, tax_number_encrypted: sealed } = company;
  const isSame = (one: string | null, other: string | null) => one !== null && one === other;
  const opened = (number: Buffer | null) => number && secrets.decrypt(number);
  const details = {
    EIN: others.some((other) => isSame(opened(sealed), opened(other.tax_number_encrypted))),
    Website: await isAtSuspendedDomain(transaction, employerId, company),
    'Phone number': others.some((other) => isSame(phone, other.phone_number)),
    'Payment card': await sharesCardWithSuspended(transaction, employerId),
  } satisfies Record<SharedDetail, boolean>;
  return (['EIN', 'Website', 'Phone number', 'Payment card'] as const).filter(
    (detail) => details[detail],
  );
}
