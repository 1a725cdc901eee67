export { CompanyChoice } from './company-choice.tsx';
export { CompanyDetails } from './company-details.tsx';
export { CompanyJobs } from './company-jobs.tsx';
export { companyMeta } from './company-meta.ts';
export { type CompanyPage, findCompanies, loadCompanyPage } from './company-page.ts';
export { useCompanyJobs } from './use-company-jobs.ts';
