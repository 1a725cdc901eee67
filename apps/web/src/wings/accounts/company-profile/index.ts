export { CompanyProfile } from './company-profile.tsx';
export { LoadingCompany } from './loading-company.tsx';
export { MissingEmployer } from './missing-employer.tsx';
export { useOwnEmployer } from './use-own-employer.ts';
