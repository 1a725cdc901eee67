export { ProfileSocial } from './profile-social.tsx';
export { WizardSocial } from './wizard-social.tsx';
