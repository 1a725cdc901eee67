export { accessLead } from './access-lead.ts';
export { LoginForm } from './login-form.tsx';
export { ShiftScene } from './shift-scene.tsx';
export { SignupForm } from './signup-form.tsx';
