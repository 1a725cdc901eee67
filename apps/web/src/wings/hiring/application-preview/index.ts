export { ApplicationPreviewDialog } from './application-preview-dialog.tsx';
export { applicationQuery } from './application-query.ts';
export { FormAnswersView } from './form-answers-view.tsx';
