export { ConfirmationNotice } from './confirmation-notice.tsx';
export { useResendConfirmation } from './resend-confirmation.ts';
