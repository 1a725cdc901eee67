export { ApplicationsPanel } from './applications-panel.tsx';
export { SavedJobsPanel } from './saved-jobs-panel.tsx';
export { countOfAll, useApplications } from './use-applications.ts';
export { useSavedJobs } from './use-saved-jobs.ts';
export { WithdrawDialog } from './withdraw-dialog.tsx';
