export { forgotPasswordPath, loginPath, useAccountType } from './account-type.ts';
export { ForgotPasswordForm } from './forgot-password-form.tsx';
export { ResetPasswordForm } from './reset-password-form.tsx';
