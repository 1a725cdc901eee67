export { ApplicantScene } from './applicant-scene.tsx';
export { LoginForm } from './login-form.tsx';
export { SignupForm } from './signup-form.tsx';
