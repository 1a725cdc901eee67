import { revisionOf } from '../case-files/index.ts';

interface Stated {
  readonly company_name: string;
  readonly email: string;
  readonly contact_email: string;
  readonly website: string | null;
  readonly description: string | null;
}

/** Names what a company states about itself, which an operator reads before verifying it. */
export function companyRevisionOf(row: Stated): string {
  return revisionOf([row.company_name, row.email, row.contact_email, row.website, row.description]);
}
