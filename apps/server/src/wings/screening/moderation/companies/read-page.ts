import { createHash } from 'node:crypto';
import { type Posting, textsAlone } from '../../signals/index.ts';
import type { findPostingCompany } from '../posting.queries.ts';
import { textsOfCompany } from '../texts-of-posting.ts';

type Company = Awaited<ReturnType<typeof findPostingCompany>>;

interface ReadPage {
  readonly posting: Posting;
  /** Of the texts, to recognize them. */
  readonly digest: Buffer;
}

/** What the rules read of a company's page. */
export function readPage(company: Company): ReadPage {
  const posting = postingOf(company);
  const read = JSON.stringify([posting.texts, posting.emails]);
  return { posting, digest: createHash('sha256').update(read).digest() };
}

/** The company without a job: only rules about its texts and addresses find anything. */
function postingOf(company: Company): Posting {
  return {
    ...textsAlone,
    texts: textsOfCompany(company),
    companyName: company.company_name,
    website: company.website,
    emails: [...new Set([company.email, company.contact_email])],
  };
}
