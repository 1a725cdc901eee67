/** What other features may use of verification. */
export { heldJobsCheck } from './held-jobs-check.ts';
export { endLapsedVerifications, lapsedVerificationMail } from './end-lapsed-verifications.ts';
export { companyRevisionOf } from './company-revision.ts';
export { areRelated, endOfDomain, ownDomainsOf } from './suspended-domains.ts';
export { verificationOf } from './present-verification.ts';
export { verificationRoutes } from './verification.routes.ts';
export { deleteVerification } from './verification.queries.ts';
export { verifyByDomain } from './verify-by-domain.ts';
export { verifyByOperator } from './verify-by-operator.ts';
