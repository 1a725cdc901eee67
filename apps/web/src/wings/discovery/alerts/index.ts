export { AlertForm } from './alert-form.tsx';
export { AlertLink } from './alert-link.tsx';
export { OwnAlerts } from './own-alerts.tsx';
export { useUnsubscribe } from './unsubscribe.ts';
