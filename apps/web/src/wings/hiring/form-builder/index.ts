export { createdFormState, useCreatedForm } from './created-form.ts';
export { FormBuilder } from './form-builder.tsx';
export { FormCreated } from './form-created.tsx';
export type { FormContent } from './form-setup.ts';
export { NoForm } from './no-form.tsx';
export { setupQuery, type StoredSetup } from './setup-query.ts';
