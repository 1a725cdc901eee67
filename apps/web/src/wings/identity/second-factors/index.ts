export { fieldOfFailure } from './field-of-failure.ts';
export { SecondFactorSettings } from './second-factor-settings.tsx';
