export { policies, policyOf } from './policy-texts.ts';
