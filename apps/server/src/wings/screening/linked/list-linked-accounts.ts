import { type LinkedAccount, type SharedDetail, sharedDetails } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/security/secret-box.ts';
import { areRelated, endOfDomain, ownDomainsOf, verificationOf } from '../verification/index.ts';
import {
  findComparedDetails,
  findLinkedAccounts,
  type LinkedRow,
} from './linked-accounts.queries.ts';

const SHOWN = 20;

type Addresses = Pick<LinkedRow, 'email' | 'website'>;

/**
 * Accounts that share something with one, those with the most first. Tax numbers are compared opened, and only those
 * with the same last digits: nothing by which one could be found is stored for it.
 */
export async function listLinkedAccounts(
  database: Queryable,
  secrets: Pick<SecretBox, 'decrypt'>,
  employerId: string,
): Promise<LinkedAccount[]> {
  const own = await findComparedDetails(database, employerId);
  if (!own) return [];
  const domains = ownDomainsOf(own);
  const taxNumber = own.tax_number_encrypted && secrets.decrypt(own.tax_number_encrypted);
  const rows = await findLinkedAccounts(database, employerId, domains.map(endOfDomain));
  const sharesDomain = (row: LinkedRow) => isAtWebsite(row, own) || isAtWebsite(own, row);
  return rows
    .map((row) => {
      const { tax_number_encrypted: sealed } = row;
      const shared: Readonly<Record<SharedDetail, boolean>> = {
        ...row,
        ein: sealed !== null && taxNumber === secrets.decrypt(sealed),
        website: sharesDomain(row),
      };
      return {
        employerId: row.id,
        companyName: row.company_name,
        status: verificationOf(row),
        by: sharedDetails.filter((detail) => shared[detail]),
      };
    })
    .filter(({ by }) => by.length > 0)
    .sort((one, other) => other.by.length - one.by.length)
    .slice(0, SHOWN);
}

/** Mail domains alone say nothing: strangers have addresses at the same provider. */
function isAtWebsite(one: Addresses, { website }: Addresses): boolean {
  const hosts = website === null ? [] : ownDomainsOf({ email: '', website });
  return ownDomainsOf(one).some((domain) => hosts.some((host) => areRelated(domain, host)));
}
