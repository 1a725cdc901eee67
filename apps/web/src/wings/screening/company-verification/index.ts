export { HeldTexts } from './held-texts.tsx';
export { VerificationSteps } from './verification-steps.tsx';
