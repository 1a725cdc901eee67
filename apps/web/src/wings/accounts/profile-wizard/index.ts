export { ProfileWizard } from './profile-wizard.tsx';
export { type StoredNext, useStoredNext } from './use-stored-next.ts';
