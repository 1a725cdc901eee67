import type { CaseSubject } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { describeCompany } from './describe-subject.ts';

/** A company as its page shows it at this moment. */
export async function findCompanySubject(
  database: Queryable,
  employerId: string,
): Promise<CaseSubject | undefined> {
  const company = await database
    .selectFrom('employers')
    .select([
      'company_name as companyName',
      'website',
      'contact_email as email',
      'phone_number as phoneNumber',
      'city',
      'state',
      'description',
    ])
    .where('id', '=', employerId)
    .executeTakeFirst();
  return company && describeCompany(company);
}
