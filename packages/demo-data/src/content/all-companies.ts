import * as z from 'zod';
import companies from '../../data/companies.json' with { type: 'json' };
import { companyContent, type CompanyContent } from './company-content.ts';

export const allCompanies: readonly CompanyContent[] = z.array(companyContent).parse(companies);
