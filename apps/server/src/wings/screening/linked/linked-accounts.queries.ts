import type { SharedDetail } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

/** Accounts that are compared further; more share a network or an office. */
const CANDIDATES_MAX = 100;

type Details = Exclude<SharedDetail, 'ein' | 'website'>;

export type LinkedRow = Readonly<Record<Details, boolean>> & {
  readonly id: string;
  readonly company_name: string;
  readonly email: string;
  readonly website: string | null;
  readonly suspended_at: Date | null;
  readonly verified_at: Date | null;
  readonly email_confirmed_at: Date | null;
  /** Where it ends in the same digits. */
  readonly tax_number_encrypted: Buffer | null;
};

/** What accounts are compared by, of one. */
export function findComparedDetails(database: Queryable, employerId: string) {
  return database
    .selectFrom('employers')
    .select(['email', 'website', 'tax_number_encrypted'])
    .where('id', '=', employerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Other accounts that share a detail with one, or may do so. @param domains ends of its own domains */
export async function findLinkedAccounts(
  database: Queryable,
  employerId: string,
  domains: readonly string[],
): Promise<LinkedRow[]> {
  const { rows } = await sql<LinkedRow>`
    with own as (
      select * from employers where id = ${employerId}
    ), compared as (
      select other.id, other.company_name, other.email, other.website, other.suspended_at,
        other.verified_at, other.email_confirmed_at,
        case when other.tax_number_last_four = own.tax_number_last_four
          then other.tax_number_encrypted end as tax_number_encrypted,
        coalesce(other.phone_number = own.phone_number, false) as phone,
        coalesce((lower(other.address), lower(other.city), other.state)
          = (lower(own.address), lower(own.city), own.state), false) as address,
        coalesce(other.logo_file_id in (
          select theirs.id from files join files as theirs using (content_digest)
          where files.id = own.logo_file_id), false) as logo,
        other.id in (
          select theirs.employer_id from employer_cards
          join employer_cards as theirs using (fingerprint)
          where employer_cards.employer_id = ${employerId}) as card,
        other.id in (
          select theirs.employer_id from known_networks
          join known_networks as theirs using (network)
          where known_networks.employer_id = ${employerId} and theirs.employer_id is not null) as network,
        exists (
          select from unnest(${domains}::text[]) as domain
          where strpos(lower(other.website), domain) > 0 or strpos(lower(other.email), domain) > 0
        ) as may_share_domain
      from employers as other, own
      where other.id <> own.id and other.deleted_at is null
    )
    select * from compared
    where phone or address or logo or card or network or may_share_domain
      or tax_number_encrypted is not null
    order by suspended_at desc nulls last, id desc
    limit ${CANDIDATES_MAX}`.execute(database);
  return rows;
}
