export { ApplyButton } from './apply-button.tsx';
export { IntroductionGate } from './introduction-gate.tsx';
export { cardActions, dialogActions, JobActions } from './job-actions.tsx';
export { PageActions } from './page/page-actions.tsx';
export { runAction } from './run-action.ts';
export { unsaveAction } from './unsave-job.ts';
export { useArrival } from './use-arrival.ts';
