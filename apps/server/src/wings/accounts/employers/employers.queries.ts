import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { type ShownCompany, withoutHeldParts } from '../../screening/index.ts';
import { responsivenessColumns } from '../../jobs/index.ts';

function withLogo(database: Queryable) {
  return database
    .selectFrom('employers')
    .leftJoin('files as logo', 'logo.id', 'employers.logo_file_id')
    .leftJoin('company_holds as hold', (join) =>
      join.onRef('hold.employer_id', '=', 'employers.id').on('hold.held_since', 'is not', null),
    )
    .where('employers.deleted_at', 'is', null)
    .select([
      'employers.id',
      'employers.company_name',
      'employers.email',
      'employers.email_confirmed_at',
      'employers.contact_email',
      'employers.phone_number',
      'employers.website',
      'employers.address',
      'employers.city',
      'employers.state',
      'employers.description',
      'employers.tax_number_last_four',
      'employers.created_at',
      'employers.verified_at',
      'employers.verified_by',
      'employers.suspended_at',
      ...responsivenessColumns,
      'logo.storage_key as logo_key',
      'hold.cause as held_cause',
      'hold.signals as held_signals',
    ]);
}

export type EmployerRow = NonNullable<Awaited<ReturnType<typeof findEmployer>>>;
export type PublicEmployerRow = ShownCompany<EmployerRow>;

export function findEmployer(database: Queryable, id: string) {
  return withLogo(database).where('employers.id', '=', id).executeTakeFirst();
}

/** Finds a company that everyone may read, without what is held. */
export async function findPublicEmployer(
  database: Queryable,
  id: string,
): Promise<PublicEmployerRow | undefined> {
  const row = await withLogo(database)
    .where('employers.id', '=', id)
    .where('employers.suspended_at', 'is', null)
    .executeTakeFirst();
  return row && withoutHeldParts(row);
}

/** Finds public companies by name, ignoring case; oldest first, at most `limit`. */
export async function findEmployersByName(
  database: Queryable,
  name: string,
  limit: number,
): Promise<PublicEmployerRow[]> {
  const rows = await withLogo(database)
    .where(sql`lower(employers.company_name)`, '=', sql`lower(${name})`)
    .where('employers.suspended_at', 'is', null)
    .orderBy('employers.created_at')
    .orderBy('employers.id')
    .limit(limit)
    .execute();
  return rows.flatMap((row) => withoutHeldParts(row) ?? []);
}

interface NewEmployer {
  readonly id: string;
  readonly companyName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly phone: string;
  readonly website: string | null;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly logoFileId: string;
  readonly taxNumber: { readonly encrypted: Buffer; readonly lastFour: string } | null;
  readonly termsVersion: string;
  readonly now: Date;
}

/** @throws the unique violation of employers_email_key when the email is taken */
export async function insertEmployer(database: Queryable, employer: NewEmployer): Promise<void> {
  await database
    .insertInto('employers')
    .values({
      id: employer.id,
      company_name: employer.companyName,
      email: employer.email,
      contact_email: employer.email,
      password_hash: employer.passwordHash,
      phone_number: employer.phone,
      website: employer.website,
      address: employer.address,
      city: employer.city,
      state: employer.state,
      logo_file_id: employer.logoFileId,
      tax_number_encrypted: employer.taxNumber?.encrypted ?? null,
      tax_number_last_four: employer.taxNumber?.lastFour ?? null,
      terms_accepted_at: employer.now,
      terms_version: employer.termsVersion,
      created_at: employer.now,
      updated_at: employer.now,
    })
    .execute();
}

/** The fields that an employer may change; undefined ones stay. */
interface EmployerChanges {
  readonly companyName?: string | undefined;
  readonly contactEmail?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly website?: string | null | undefined;
  readonly address?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly description?: string | null | undefined;
}

export async function updateEmployerFields(
  transaction: DatabaseTransaction,
  id: string,
  changes: EmployerChanges,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('employers')
    .set({
      company_name: changes.companyName,
      contact_email: changes.contactEmail,
      phone_number: changes.phoneNumber,
      website: changes.website,
      address: changes.address,
      city: changes.city,
      state: changes.state,
      description: changes.description,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Sets the logo; the clean-up removes the previous one. */
export async function setLogoFile(
  transaction: DatabaseTransaction,
  { employerId, fileId, now }: { employerId: string; fileId: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('employers')
    .set({ logo_file_id: fileId, updated_at: now })
    .where('id', '=', employerId)
    .execute();
}
