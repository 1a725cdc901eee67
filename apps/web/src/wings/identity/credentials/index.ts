export { CredentialsForm } from './credentials-form.tsx';
export { JoiningTerms } from './joining-terms.tsx';
