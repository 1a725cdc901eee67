export { prefilledAnswers } from './application-draft.ts';
export { ApplicationForm } from './application-form.tsx';
export { ApplicationSubmitted } from './application-submitted.tsx';
export { FormPreviewDialog } from './form-preview-dialog.tsx';
export { NotApplying } from './not-applying.tsx';
export { PhonePreview } from './phone-preview.tsx';
export { useApplicationTemplate } from './use-application-template.ts';
