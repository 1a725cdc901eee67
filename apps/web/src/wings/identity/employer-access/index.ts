export { ApplicantScene } from './applicant-scene.tsx';
export { LoginForm } from './login-form.tsx';
export type { FirstSignIn } from './registered-email.ts';
export { SignupForm } from './signup-form.tsx';
